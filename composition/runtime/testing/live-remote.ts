import { CONTRACT_VERSION, type LiveRemote } from 'shared-contracts/remote'

export function liveRemote(name: string, prefixes: string[], contract = CONTRACT_VERSION): LiveRemote {
  return {
    name,
    version: '1',
    prefixes,
    contract,
    base: `/remotes/${name}/1/`,
    entry: 'entry.js',
    scripts: [],
    styles: [],
    integrity: {},
  }
}
