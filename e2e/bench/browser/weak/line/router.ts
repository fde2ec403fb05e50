import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { type End, PHONE, SHOP } from './ends'
import { type LineCounts, lineCounts } from './line-counts'
import type { RealLine } from './real-line'

export interface Router {
  /** What went through it so far. */
  counts: () => Promise<LineCounts>
}

const OPEN_WITHIN_MS = 30_000

function sideOf(name: string, { gateway, address, hardware }: End): string[] {
  return [`${name}_GATEWAY=${gateway}`, `${name}_ADDRESS=${address}`, `${name}_HARDWARE=${hardware}`]
}

/** What user-mode-linux is told: a small machine on this one's files, read only, between two devices that it makes. */
function kernelArguments({ kbps, roundTripMs, lossPercent, queue }: RealLine): string[] {
  return [
    ...['mem=64M', 'quiet', 'root=/dev/root', 'rootfstype=hostfs', 'rootflags=/', 'ro'],
    ...['con=null', 'con0=fd:0,fd:1', 'ssl=null', 'sysctl.net.ipv4.ip_forward=1'],
    `init=${path.join(import.meta.dirname, 'router.sh')}`,
    ...[PHONE, SHOP].map(
      ({ device, gatewayHardware }, index) =>
        `vec${index}:transport=tap,ifname=${device},mac=${gatewayHardware}`,
    ),
    // The rest is the environment of router.sh.
    ...sideOf('PHONE', PHONE),
    ...sideOf('SHOP', SHOP),
    ...[`RATE=${kbps}kbit`, `DELAY=${roundTripMs / 2}ms`, `LOSS=${lossPercent}%`, `QUEUE=${queue}`],
  ]
}

/**
 * Starts Linux as a process, as the router between the two ends.
 * @throws Error with what it said, when it opens no line
 */
export async function startRouter(line: RealLine): Promise<Router> {
  const router = spawn('linux.uml', kernelArguments(line), { stdio: ['pipe', 'pipe', 'inherit'] })
  const said = createInterface({ input: router.stdout })
  const lines: string[] = []
  const opened = new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new Error([`The line did not open: ${why}`, ...lines].join('\n')))
    router.once('error', ({ message }) => fail(message))
    router.once('exit', (code) => fail(`the router ended with ${code}.`))
    setTimeout(fail, OPEN_WITHIN_MS, `nothing within ${OPEN_WITHIN_MS / 1000} s.`).unref()
    said.on('line', (text) => {
      lines.push(text)
      if (text.includes('The line is open.')) resolve()
    })
  })
  await opened
  said.removeAllListeners('line')
  return {
    async counts() {
      router.stdin.write('\n')
      let answer = ''
      // Its console repeats what it is told.
      while (!answer.startsWith('[')) [answer] = (await once(said, 'line')) as [string]
      return lineCounts(answer)
    },
  }
}
