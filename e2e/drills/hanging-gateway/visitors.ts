import { fetch } from 'undici'
import { openBrowser } from '../shopper/browser'

export interface Visitors {
  /** How often each answer came, by its status; 'none' where there was none. */
  answers: ReadonlyMap<string, number>
  /** Lets no more come. @returns once the last has been answered */
  stop: () => Promise<void>
}

/** Visitors who begin a payment on the stand-alone page, `perSecond` of them, each from their own address. */
export async function sendVisitors(origin: string, perSecond: number): Promise<Visitors> {
  const { cookies, get } = openBrowser(origin)
  await get('/api/session')
  const headers = {
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
    'content-type': 'application/json',
  }
  const answers = new Map<string, number>()
  const underWay = new Set<Promise<void>>()
  let number = 0

  async function visit(): Promise<void> {
    number += 1
    const body = JSON.stringify({
      amount: 100 + (number % 900),
      name: `Visitor ${number}`,
      phone: '9845012345',
    })
    const from = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
    const status = await fetch(`${origin}/api/phonepe/initiate`, {
      method: 'POST',
      body,
      headers: { ...headers, 'x-forwarded-for': from },
    }).then(
      async (answer) => {
        await answer.text()
        return String(answer.status)
      },
      () => 'none',
    )
    answers.set(status, (answers.get(status) ?? 0) + 1)
  }

  const timer = setInterval(() => {
    const visiting = visit().finally(() => underWay.delete(visiting))
    underWay.add(visiting)
  }, 1000 / perSecond)
  return {
    answers,
    async stop() {
      clearInterval(timer)
      await Promise.all(underWay)
    },
  }
}
