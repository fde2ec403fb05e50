import { z } from 'zod'
import { settingMessages } from './setting-metadata'

/** A setting that switches a feature. */
export const onOrOff = (fallback: 'on' | 'off' = 'on') =>
  z.enum(['on', 'off']).default(fallback).register(settingMessages, { is: 'on or off' })
