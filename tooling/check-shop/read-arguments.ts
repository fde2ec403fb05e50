import type { Login } from '../../e2e/harness/over-http/shopper'
import { type CommandLine, WrongUse } from '../command-line/command-line'
import type { Values } from '../command-line/read-command-line'

export const CHECK_SHOP = {
  command: 'npm run check-shop',
  parameters: '<origin>',
  purpose:
    'Buys from a shop as a shopper does, and ends with 1 if that fails. It pays at the sandbox alone, and gets the money back.',
  options: {
    within: { type: 'string', default: '60', value: '<seconds>', purpose: 'how long the check may take' },
  },
  settings: {
    CHECK_EMAIL: 'the check customer; the api needs the same setting',
    CHECK_PASSWORD: 'their password; the first check registers them',
    CHECK_WEBHOOK: 'where a failure is posted as {"text": "…"}, besides the standard error',
  },
} as const satisfies CommandLine

interface CheckSettings {
  origin: string
  login: Login
  seconds: number
  webhook: string | undefined
}

const LONGEST_SECONDS = 600

/** @throws WrongUse with a sentence that says what to correct */
export function readArguments(
  [address = '']: readonly string[],
  { within }: Values<typeof CHECK_SHOP.options>,
  env: NodeJS.ProcessEnv,
): CheckSettings {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new WrongUse(`'${address}' is no shop: write an address such as https://shop.example.`)
  const seconds = Number(within)
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > LONGEST_SECONDS)
    throw new WrongUse(`--within must be 1 to ${LONGEST_SECONDS} seconds, not '${within}'.`)
  const { CHECK_EMAIL: email, CHECK_PASSWORD: password, CHECK_WEBHOOK: webhook } = env
  if (!email || !password) throw new WrongUse('CHECK_EMAIL and CHECK_PASSWORD must name the check customer.')
  if (webhook && !/^https?:\/\//.test(webhook))
    throw new WrongUse(`CHECK_WEBHOOK must be an http or https address, not '${webhook}'.`)
  return { origin: url.origin, login: { email, password }, seconds, webhook: webhook || undefined }
}
