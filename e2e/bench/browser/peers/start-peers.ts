import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCommand } from '../../../../tooling/start/run-command'
import type { MeasuredPage } from '../../shop/measured-pages'
import { astroPeer } from './astro/astro-peer'
import { federationPeer } from './federation/federation-peer'
import { nextPeer } from './next/next-peer'
import type { PeerName, ServedPeer } from './peer'
import { shopContent } from './shop-content'

const PEERS = [nextPeer, astroPeer, federationPeer]

/** A folder outside the repository, kept between runs so that packages need not be installed again. */
const FOLDER = path.join(tmpdir(), 'spice-shop-peers')

interface RunningPeer extends ServedPeer {
  name: PeerName
}

/** Builds and serves each peer with the shop's content. @param fail called with the reason if a build fails */
export async function startPeers(
  origin: string,
  pages: readonly MeasuredPage[],
  fail: (sentence: string) => void,
): Promise<RunningPeer[]> {
  const content = await shopContent(origin, pages)
  const running: RunningPeer[] = []
  for (const peer of PEERS) {
    const { name } = peer
    const folder = path.join(FOLDER, name.toLowerCase().replace(/\W+/g, '-'))
    try {
      await mkdir(folder, { recursive: true })
      await peer.write(folder, content)
      await runCommand('npm', ['install', '--no-audit', '--no-fund'], folder)
      running.push({ name, ...(await peer.serve(folder, content)) })
      console.log(`Built ${name} in ${folder}.`)
    } catch (error) {
      fail(`Leaving out ${name}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return running
}
