import { getPolicies } from './get-policies'

/** What assistants may do with the shop's texts. */
export const tools = [getPolicies]
