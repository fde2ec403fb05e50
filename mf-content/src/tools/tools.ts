import { getPolicies } from './get-policies'

export const tools = [getPolicies]
