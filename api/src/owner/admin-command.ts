import { parseArgs } from 'node:util'
import { type AdminRole, adminRoles } from 'shared-contracts/staff/rights'
import { looksLikeEmail, normaliseEmail } from 'shared-contracts/values/email'
import { tidyText } from 'shared-contracts/values/typed-text'
import { AppError } from '../errors'
import { inIndia } from '../i18n/in-india'
import type { Newcomer } from '../modules/staff'

export interface OwnersAdmin {
  /** @param who the person at the terminal */
  invite: (who: string, newcomer: Newcomer) => Promise<{ person: Newcomer; link: string; expiresAt: Date }>
}

export const ADMIN_USAGE = `Usage: npm run admin -- invite "<name>" <email> <${adminRoles.join(' | ')}>`

/** @param who the person, for the audit log. @throws AppError with the usage, for invalid arguments */
export async function runAdmin(args: readonly string[], who: string, admin: OwnersAdmin): Promise<string> {
  const { person, link, expiresAt } = await admin.invite(who, readInvite(args))
  return [
    `${person.name} (${person.email}) can join the admin as ${person.role}. The link works once, until ${inIndia(expiresAt)} (IST):`,
    link,
    'It replaces their previous sign-in methods. Share it with no one else.',
  ].join('\n')
}

function readInvite(args: readonly string[]) {
  const [command, given = '', address = '', role, ...more] = parsePositionals(args)
  const name = tidyText(given)
  const email = normaliseEmail(address)
  if (command !== 'invite' || !name || name.length > 100 || !looksLikeEmail(email))
    throw new AppError('INVALID_INPUT', ADMIN_USAGE)
  if (!isRole(role) || more.length > 0) throw new AppError('INVALID_INPUT', ADMIN_USAGE)
  return { name, email, role }
}

function parsePositionals(args: readonly string[]): string[] {
  try {
    return parseArgs({ args: [...args], allowPositionals: true }).positionals
  } catch {
    throw new AppError('INVALID_INPUT', ADMIN_USAGE)
  }
}

function isRole(text: string | undefined): text is AdminRole {
  return adminRoles.some((role) => role === text)
}
