import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { PlainResponse } from '../../../plain-server/response'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
}

/** Matches a content hash in a file's name. */
const NAMED_BY_CONTENT = /[.-][\w-]{8}\.(js|css)$/

function toResponse(name: string, content: Buffer): PlainResponse {
  return {
    headers: {
      'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'cache-control': NAMED_BY_CONTENT.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`,
      vary: 'accept-encoding',
    },
    body: brotliCompressSync(content).toString('base64'),
  }
}

/** Compresses a build's files; those with hashed names are immutable. @param pageFile returns a page's file */
export async function builtSite(
  folder: string,
  paths: readonly string[],
  pageFile: (path: string) => string,
): Promise<Record<string, PlainResponse>> {
  const answers: Record<string, PlainResponse> = {}
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    answers[`/${path.relative(folder, file)}`] = toResponse(entry.name, await readFile(file))
  }
  for (const page of paths)
    answers[page] = toResponse('page.html', await readFile(path.join(folder, pageFile(page))))
  return answers
}
