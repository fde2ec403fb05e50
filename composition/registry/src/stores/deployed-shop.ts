import { computeTag, parseRegistry } from '../parse-registry'
import type { KnownRegistry, RegistryReader } from '../registry-store'

const REGISTRY_PATIENCE_MS = 5000
const FILE_PATIENCE_MS = 10_000

/** Opens the registry of a deployed shop, as its edge publishes it. @param origin such as 'https://shop.example' */
export function deployedShop(origin: string): RegistryReader {
  let last: KnownRegistry | undefined

  async function get(address: string, patienceMs: number, known = ''): Promise<Response> {
    const headers = { 'if-none-match': known }
    const answer = await fetch(origin + address, { headers, signal: AbortSignal.timeout(patienceMs) })
    if (answer.ok || answer.status === 304) return answer
    throw new Error(`${origin}${address} responded with ${answer.status}.`)
  }

  return {
    place: origin,

    async read() {
      const answer = await get('/remotes.json', REGISTRY_PATIENCE_MS, last?.tag)
      if (last && answer.status === 304) return last
      const text = await answer.text()
      last = { registry: parseRegistry(text, origin), tag: answer.headers.get('etag') ?? computeTag(text) }
      return last
    },

    async readFile(name, version, file) {
      const answer = await get(`/remotes/${name}/${version}/${file}`, FILE_PATIENCE_MS)
      return Buffer.from(await answer.arrayBuffer())
    },
  }
}
