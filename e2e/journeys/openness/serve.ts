import { readFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const types: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json' }

/** Serves a folder to pages of any origin. @param texts additional files by path @returns its origin */
export async function serve(folder: string, texts: Readonly<Record<string, string>>) {
  const server = http.createServer(async ({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://localhost')
    const body = texts[pathname] ?? (await readFile(path.join(folder, pathname)).catch(() => undefined))
    answer.writeHead(body === undefined ? 404 : 200, {
      'content-type': types[path.extname(pathname)] ?? 'text/html',
      'access-control-allow-origin': '*',
    })
    answer.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, close: () => server.close() }
}
