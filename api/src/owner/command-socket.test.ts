import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { knock, openCommandSocket } from './command-socket'

const dataDir = mkdtempSync(path.join(tmpdir(), 'command-socket-'))

test('a command runs in the open shop, and its refusal reaches the owner', async () => {
  const close = openCommandSocket(dataDir, async ([command], who) => {
    if (command !== 'action-items') throw new Error('There are two commands: refund and action-items.')
    return { text: `No action items, ${who}.`, isFine: true }
  })
  expect(statSync(path.join(dataDir, 'owner.sock')).mode & 0o777).toBe(0o600)
  expect(await knock(dataDir, ['action-items'], 'owner')).toEqual({
    isDone: true,
    isFine: true,
    text: 'No action items, owner.',
  })
  expect(await knock(dataDir, ['sell'], 'owner')).toEqual({
    isDone: false,
    isFine: false,
    text: 'There are two commands: refund and action-items.',
  })
  close()
})

test('without a running shop a command gets no answer', async () => {
  expect(
    await knock(mkdtempSync(path.join(tmpdir(), 'command-socket-')), ['action-items'], 'owner'),
  ).toBeUndefined()
})
