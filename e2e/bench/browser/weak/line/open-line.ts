import { chromiumPath } from '../../../../engines/chromium-path'
import type { Place } from '../../pages/browser'
import { joinPhone, joinShop, SHOP } from './ends'
import type { RealLine } from './real-line'
import { type Router, startRouter } from './router'

export interface OpenLine extends Router {
  /** Where Chromium starts at the phone's end. It takes 127.0.0.1 for the shop's end. */
  phone: Place
}

/**
 * A line from this process to a phone. It lasts as long as the namespaces that it must be opened in.
 * @throws Error when the router does not start
 */
export async function openLine(line: RealLine): Promise<OpenLine> {
  const router = await startRouter(line)
  await joinShop()
  const phonePid = await joinPhone()
  const env = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return {
    ...router,
    phone: {
      executablePath: `${import.meta.dirname}/phone-chromium.sh`,
      // The shop keeps its origin, so a browser trusts it as it would https.
      args: [`--host-resolver-rules=MAP 127.0.0.1 ${SHOP.address}`],
      env: {
        ...Object.fromEntries(env),
        PHONE_PID: String(phonePid),
        PHONE_CHROMIUM: await chromiumPath(process.env),
      },
    },
  }
}
