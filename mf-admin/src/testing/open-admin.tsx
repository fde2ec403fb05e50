import 'design-system/testing/dialog-in-jsdom'
import { render } from '@testing-library/react'
import { ToastHost } from 'design-system/toast/toast-host'
import { type AdminRole, listRights } from 'shared-contracts/staff/rights'
import type { AdminSession } from 'shared-contracts/staff/session-schema'
import { type FakeApi, renderRemote } from 'shared-contracts/testing'
import { auth } from '../data/calls/auth'
import module from '../module'

const names: Record<AdminRole, string> = {
  owner: 'Meera',
  packer: 'Asha',
  editor: 'Kiran',
  accountant: 'Vikram',
}

export function buildSession(role: AdminRole): AdminSession {
  return {
    person: { id: `id-of-${role}`, name: names[role], role },
    rights: [...listRights(role)],
    reauthenticatedUntil: '2026-11-26T12:00:00.000Z',
  }
}

const buildRefusal = (status: number, code: string, message: string) => ({ status, body: { code, message } })

export const refusals = {
  notSignedIn: buildRefusal(401, 'NOT_SIGNED_IN_ADMIN', 'Please sign in to the admin.'),
  reauthenticationRequired: buildRefusal(403, 'REAUTHENTICATION_REQUIRED', 'Confirm it’s you to continue.'),
  changedMeanwhile: buildRefusal(
    409,
    'CHANGED_MEANWHILE',
    'Asha changed this on 26 Nov 2026, 2:05 pm. Please look at it again.',
  ),
}

/** Returns the responses in turn, repeating the last one. */
export function inTurn(...answers: { status: number; body: unknown }[]) {
  let calls = 0
  return () => {
    const answer = answers[Math.min(calls, answers.length - 1)]
    calls += 1
    if (!answer) throw new Error('There is no answer.')
    return answer
  }
}

interface Options {
  /** The role of the signed-in person; null if nobody is signed in. */
  role?: AdminRole | null
  /** Responses by method and address: 'GET /api/admin/people'. */
  api?: FakeApi
}

export function openAdmin(path: string, { role = 'owner', api = {} }: Options = {}) {
  // The last test may have left the screen locked.
  auth.settle(false)
  const session = role ? { status: 200, body: buildSession(role) } : refusals.notSignedIn
  render(<ToastHost />)
  return renderRemote(module, path, { api: { 'GET /api/admin/session': session, ...api } })
}
