import type { z } from 'zod'
import type { Need } from './public-needs'
import { isPublicOrigin } from './public-origin'
import { type Environment, settingMessages } from './setting-metadata'

/** A problem or remark about one setting. */
interface Finding {
  setting: string
  isRight: boolean
  sentence: string
}

type Description = z.ZodObject<Record<string, z.ZodType>>

/** Drops empty settings, because Docker Compose passes unset ones on as empty strings. */
export function readSetVariables(env: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  )
}

/** Checks all settings that are set or required. @param needsOf lists what else prevents a start */
export function examineSettings(
  description: Description,
  env: Environment,
  needsOf: (env: Environment) => Need[],
): Finding[] {
  const set = readSetVariables(env)
  const needs = new Map(needsOf(set).map(({ setting, problem }) => [setting, problem]))
  return Object.entries(description.shape).flatMap(([setting, schema]): Finding[] => {
    const sentence = findComplaint(setting, schema, set[setting], needs.get(setting))
    if (sentence) return [{ setting, isRight: false, sentence }]
    return set[setting] ? [{ setting, isRight: true, sentence: shown(setting, schema, set[setting]) }] : []
  })
}

function findComplaint(
  setting: string,
  schema: z.ZodType,
  value: string | undefined,
  need: string | undefined,
): string | undefined {
  const { is = '', isSecret, without } = settingMessages.get(schema) ?? {}
  if (value !== undefined && !schema.safeParse(value).success)
    return `${setting} must be ${is}${isSecret ? '' : `, not '${value}'`}.`
  const instead = without ? ` Alternatively: ${without}.` : ''
  return need && `${setting} ${need}. Set it to ${is}.${instead}`
}

function shown(setting: string, schema: z.ZodType, value: string): string {
  return `${setting} is ${settingMessages.get(schema)?.isSecret && value !== 'off' ? 'set' : value}.`
}

/** Reads a server's settings. @throws Error that lists every missing or wrong setting and how to fix it */
export function readSettings<D extends Description>(
  description: D,
  env: Environment,
  needsOf: (env: Environment) => Need[],
): z.output<D> {
  const wrong = examineSettings(description, env, needsOf).filter(({ isRight }) => !isRight)
  if (wrong.length === 0) return description.parse(readSetVariables(env))
  const whose = isPublicOrigin(env.PUBLIC_ORIGIN) ? `The public shop at ${env.PUBLIC_ORIGIN}` : 'The shop'
  const lines = wrong.map(({ sentence }) => `- ${sentence}`)
  throw new Error([`${whose} cannot start until these settings are corrected:`, ...lines].join('\n'))
}
