import { z } from 'zod'
import { told } from './setting-metadata'

/** A setting that switches something. */
export const onOrOff = (fallback: 'on' | 'off' = 'on') =>
  z.enum(['on', 'off']).default(fallback).register(told, { is: 'on or off' })
