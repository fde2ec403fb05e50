import path from 'node:path'
import { showCommand } from '../../test/show-command'
import { folderOfNode } from './folder-of-node'
import { versionInTurn } from './in-turn'

/* `main.ts <command> [argument …]` runs a command on the Node version whose turn it is, or on OTHER_NODE. */

const root = path.resolve(import.meta.dirname, '../../..')
const [command = 'node', ...args] = process.argv.slice(2)
const version = process.env.OTHER_NODE || versionInTurn(process.versions.node, Date.now())
console.log(`On Node ${version}:`)
const env = { PATH: `${await folderOfNode(root, version)}${path.delimiter}${process.env.PATH}` }
const { exitCode } = await showCommand(command, args, root, env)
process.exitCode = exitCode
