import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** One end of the line, and the router before it. */
export interface End {
  device: string
  address: string
  hardware: string
  gateway: string
  gatewayHardware: string
}

/* Known in these namespaces only. They look public: Chromium judges no line by a private address. */
export const PHONE: End = {
  device: 'phone0',
  address: '51.0.0.2',
  hardware: '02:00:00:00:00:02',
  gateway: '51.0.0.1',
  gatewayHardware: '02:00:00:00:00:01',
}
export const SHOP: End = {
  device: 'shop0',
  address: '51.0.1.2',
  hardware: '02:00:00:00:01:02',
  gateway: '51.0.1.1',
  gatewayHardware: '02:00:00:00:01:01',
}

/** @param within what a command is run by, such as nsenter for another namespace */
async function join(
  { device, address, hardware, gateway, gatewayHardware }: End,
  within: readonly string[] = [],
): Promise<void> {
  const commands = [
    ['link', 'set', 'lo', 'up'],
    ['link', 'set', device, 'address', hardware],
    ['address', 'add', `${address}/24`, 'dev', device],
    // Each packet of its own, as on a line: one in fifty is lost, not one in fifty bundles.
    ['link', 'set', device, 'up', 'gso_max_segs', '1'],
    // Nobody asks whose an address is: question and answer would be late and lost too.
    ['neighbour', 'add', gateway, 'lladdr', gatewayHardware, 'dev', device],
    ['route', 'add', 'default', 'via', gateway],
  ]
  for (const command of commands) {
    const [program = '', ...args] = [...within, 'ip', ...command]
    await run(program, args)
  }
}

/** This process becomes the shop's end. */
export function joinShop(): Promise<void> {
  return join(SHOP)
}

/** @returns the process that has the phone's end */
export async function joinPhone(): Promise<number> {
  const phone: ChildProcessByStdio<null, Readable, null> = spawn(
    'unshare',
    ['--net', 'sh', '-c', 'echo; exec sleep infinity'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  await once(phone.stdout, 'data')
  const pid = phone.pid ?? 0
  await run('ip', ['link', 'set', PHONE.device, 'netns', String(pid)])
  await join(PHONE, ['nsenter', '--target', String(pid), '--net'])
  return pid
}
