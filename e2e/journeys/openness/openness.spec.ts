import { rm } from 'node:fs/promises'
import type { LiveRemote } from 'shared-contracts/remote'
import { DESCRIPTION_PATH } from 'shared-contracts/remote/development-server'
import type { Registry } from 'shared-contracts/remote/registry'
import { expect, test } from '../../harness/fixtures'
import { knownRemotes, sharedCopies } from '../../harness/page/shared-copies'
import { buildForeignRemote, buildPlainHost } from './builds'
import { serve } from './serve'

// Each test builds its host or remote first.
test.setTimeout(180_000)

/** Serves a build while a test runs. */
async function served(
  build: Promise<string>,
  texts: Readonly<Record<string, string>>,
  task: (origin: string) => Promise<void>,
) {
  const folder = await build
  const server = await serve(folder, texts)
  try {
    await task(server.origin)
  } finally {
    server.close()
    await rm(folder, { recursive: true })
  }
}

test('a host with the stock plugin shows a page of the published mf-content', {
  tag: ['@desktop', '@once'],
}, async ({ page, baseURL }) => {
  const registry = (await (await page.request.get('/remotes.json')).json()) as Registry
  const { live = '', versions = {} } = registry.remotes['mf-content'] ?? {}
  const { base, entry } = versions[live] ?? {}
  const html = '<!doctype html><title>Plain</title><body></body><script src="/host.js"></script>'
  await served(buildPlainHost(), { '/': html }, async (origin) => {
    const query = new URLSearchParams({ entry: `${baseURL}${base}${entry}`, path: '/about' })
    await page.goto(`${origin}/?${query}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ABOUT US')
    for (const [name, providers] of Object.entries(await sharedCopies(page)))
      expect(providers, name).toEqual(['plain_host'])
    expect(await knownRemotes(page, 'plain_host')).toEqual(['mf_content'])
  })
})

test('the shop shows a page of a third party’s remote', { tag: ['@desktop', '@once'] }, async ({ page }) => {
  const remote: LiveRemote = {
    name: 'mf-gifts',
    version: '1',
    prefixes: ['/gifts'],
    contract: '1.0.0',
    base: '/',
    entry: 'remoteEntry.js',
    scripts: [],
    styles: [],
    integrity: {},
  }
  const description = { [DESCRIPTION_PATH]: JSON.stringify(remote) }
  await served(buildForeignRemote(), description, async (origin) => {
    await page.goto(`/gifts?remote=mf-gifts@${origin}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gift boxes')
    await page.getByRole('link', { name: 'Who packs them' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ABOUT US')
    expect(await knownRemotes(page)).toEqual(expect.arrayContaining(['mf_gifts', 'mf_content', 'mf_catalog']))
    for (const [name, providers] of Object.entries(await sharedCopies(page)))
      expect(providers, name).toEqual(['shell'])
  })
})
