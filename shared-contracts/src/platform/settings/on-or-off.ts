import { z } from 'zod'
import { told } from './setting-metadata'

/** A setting that switches something; on unless said. */
export const onOrOff = () => z.enum(['on', 'off']).default('on').register(told, { is: 'on or off' })
