import { type Profile, slowPhone } from '../../pages/profile'

/** An old phone. Its line is slow itself. */
export const weakPhone: Profile = { ...slowPhone, cpuSlowdown: 6, line: undefined }
