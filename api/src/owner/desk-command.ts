import { parseArgs } from 'node:util'
import { type DeskRole, deskRoles } from 'shared-contracts/domain/desk/people/rights'
import { looksLikeEmail, normaliseEmail } from 'shared-contracts/domain/email'
import { tidyText } from 'shared-contracts/domain/typed-text'
import { AppError } from '../errors'
import type { Newcomer } from '../modules/desk'
import { inIndia } from '../words/in-india'

export interface OwnersDesk {
  /** @param who at the terminal */
  invite: (who: string, newcomer: Newcomer) => Promise<{ person: Newcomer; link: string; expiresAt: Date }>
}

export const DESK_USAGE = `Usage: npm run desk -- invite "<name>" <e-mail> <${deskRoles.join(' | ')}>`

/**
 * @param who for the journal
 * @throws AppError that tells how to use the command
 */
export async function runDesk(args: readonly string[], who: string, desk: OwnersDesk): Promise<string> {
  const { person, link, expiresAt } = await desk.invite(who, readInvite(args))
  return [
    `${person.name} (${person.email}) can come to the desk as ${person.role}. This link opens once, until ${inIndia(expiresAt)} in India:`,
    link,
    'It replaces whatever they signed in with before. Give it to nobody else.',
  ].join('\n')
}

function readInvite(args: readonly string[]) {
  const [command, given = '', address = '', role, ...more] = positionalsOf(args)
  const name = tidyText(given)
  const email = normaliseEmail(address)
  if (command !== 'invite' || !name || name.length > 100 || !looksLikeEmail(email))
    throw new AppError('INVALID_INPUT', DESK_USAGE)
  if (!isRole(role) || more.length > 0) throw new AppError('INVALID_INPUT', DESK_USAGE)
  return { name, email, role }
}

function positionalsOf(args: readonly string[]): string[] {
  try {
    return parseArgs({ args: [...args], allowPositionals: true }).positionals
  } catch {
    throw new AppError('INVALID_INPUT', DESK_USAGE)
  }
}

function isRole(text: string | undefined): text is DeskRole {
  return deskRoles.some((role) => role === text)
}
