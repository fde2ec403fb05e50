const ENCODINGS = ['br', 'gzip', 'identity']
const AT_ONCE = 16

export type Statuses = Record<number, number>

export interface Traffic {
  /** How often each status was answered so far; 0 stands for no answer. */
  statuses: Statuses
  /** Sends that many requests, over all paths in turn and in every encoding. */
  send: (paths: readonly string[], count: number) => Promise<void>
  /** Keeps sending, a few at a time, until it is told to stop. */
  keepSending: (paths: readonly string[]) => () => Promise<void>
}

export function trafficTo(origin: string): Traffic {
  const statuses: Statuses = {}

  async function ask(path: string, index: number): Promise<void> {
    const encoding = ENCODINGS[index % ENCODINGS.length] ?? 'br'
    const status = await fetch(origin + path, {
      headers: { 'accept-encoding': encoding },
      redirect: 'manual',
    })
      .then(async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      })
      .catch(() => 0)
    statuses[status] = (statuses[status] ?? 0) + 1
  }

  async function send(paths: readonly string[], count: number): Promise<void> {
    let sent = 0
    const next = async () => {
      while (sent < count) {
        const index = sent
        sent += 1
        // The encoding moves on with every round, or a path would always be asked for in the same one.
        await ask(paths[index % paths.length] ?? '/', index + Math.floor(index / paths.length))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, next))
  }

  return {
    statuses,
    send,
    keepSending(paths) {
      let isOn = true
      const sending = (async () => {
        while (isOn) await send(paths, AT_ONCE)
      })()
      return async () => {
        isOn = false
        await sending
      }
    },
  }
}
