import { z } from 'zod'
import { settingMessages } from './setting-metadata'

/** A setting that turns a feature on or off. */
export const onOrOff = (fallback: 'on' | 'off' = 'on') =>
  z.enum(['on', 'off']).default(fallback).register(settingMessages, { is: 'on or off' })
