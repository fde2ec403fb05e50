import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../../../../../tooling/start/free-port'
import { runCommand } from '../../../../../tooling/start/run-command'
import { copyTemplate, writeFiles } from '../build/write-files'
import { addToCart, cartLink, pageLink } from '../markup/components'
import { jsx } from '../markup/jsx'
import { writeMarkup } from '../markup/write-markup'
import type { Peer } from '../peer'
import type { ContentPage, ShopContent } from '../shop-content'

const CREATE_NEXT_APP = 'create-next-app@16.4.3'
const NEXT = '16.4.6'

/** Answers to create-next-app: JavaScript and an empty template, otherwise the defaults. */
const ANSWERS =
  '--js --app --empty --no-tailwind --no-eslint --no-src-dir --no-react-compiler --use-npm --skip-install --disable-git --no-agents-md'
const env = { NEXT_TELEMETRY_DISABLED: '1' }
const READY_WITHIN_MS = 30_000

function pageSource({ title, description, main }: ContentPage, content: ShopContent): string {
  return `import Link from 'next/link'
import { AddToCart } from '@/app/cart'

export const metadata = ${JSON.stringify({ title, description })}

export default function Page() {
  return ${writeMarkup(main, jsx, [addToCart, pageLink(content)])}
}
`
}

function frameSource(name: string, elements: readonly Element[], content: ShopContent): string {
  const markup = elements.map((element) => writeMarkup(element, jsx, [cartLink, pageLink(content)]))
  return `import Link from 'next/link'
import { CartLink } from './cart'

export function ${name}() {
  return <>${markup.join('')}</>
}
`
}

async function write(folder: string, content: ShopContent): Promise<void> {
  const made = path.join(folder, 'made')
  await rm(made, { recursive: true, force: true })
  await runCommand('npx', ['--yes', CREATE_NEXT_APP, 'made', ...ANSWERS.split(' ')], folder, env)
  await copyTemplate(made, folder, 'app')
  await rm(made, { recursive: true })
  await rm(path.join(folder, 'app/page.js'))
  await cp(path.join(import.meta.dirname, 'template'), folder, { recursive: true })
  const packageFile = path.join(folder, 'package.json')
  const source = await readFile(packageFile, 'utf8')
  await writeFile(packageFile, source.replace(/"next": "[^"]*"/, `"next": "${NEXT}"`))
  await writeFiles(folder, {
    'app/shop.css': content.css,
    'app/header.js': frameSource('Header', content.header, content),
    'app/footer.js': frameSource('Footer', content.footer, content),
    ...Object.fromEntries(
      content.pages.map((page) => [`app${page.path}/page.js`, pageSource(page, content)]),
    ),
  })
  await savePictures(path.join(folder, 'public'), content)
}

/** @throws Error if the server does not respond within 30 s */
async function untilAnswers(url: string): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS
  while (performance.now() < deadline) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${url} did not answer within ${READY_WITHIN_MS / 1000} s.`)
}

/** Builds with `next build` and serves with `next start`, which compresses its responses. */
export const nextPeer: Peer = {
  name: 'Next.js',
  write,
  serve: async (folder, { pages: [first] }) => {
    const script = path.join(folder, 'node_modules/next/dist/bin/next')
    await runCommand(process.execPath, [script, 'build'], folder, env)
    const port = await freePort()
    const server = spawn(process.execPath, [script, 'start', '-H', '127.0.0.1', '-p', String(port)], {
      cwd: folder,
      env: { ...process.env, ...env, NODE_ENV: 'production' },
      stdio: 'ignore',
    })
    const kill = () => server.kill('SIGKILL')
    process.once('exit', kill)
    const origin = `http://127.0.0.1:${port}`
    const close = async () => {
      process.off('exit', kill)
      const ended = once(server, 'close')
      server.kill('SIGTERM')
      await ended
    }
    await untilAnswers(origin + (first?.path ?? '/')).catch(async (error: unknown) => {
      await close()
      throw error
    })
    return { origin, close }
  },
}

/** Saves the shop's pictures in a public folder, at the same paths as in the shop. */
async function savePictures(publicFolder: string, { origin, pictures }: ShopContent): Promise<void> {
  for (const picture of pictures) {
    const answer = await fetch(origin + picture)
    // The markup may list sizes of a picture that the shop does not have.
    if (!answer.ok) continue
    const file = path.join(publicFolder, picture)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, Buffer.from(await answer.arrayBuffer()))
  }
}
