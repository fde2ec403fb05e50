/* Preloaded into a program: kills it with SIGKILL before the n-th call that would write to the disk
   (DIES_AT_STEP). Plain JavaScript, because it loads before TypeScript can be read. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const WRITING = [
  'cp',
  'linkSync',
  'mkdir',
  'mkdirSync',
  'rename',
  'renameSync',
  'rm',
  'rmSync',
  'writeFile',
  'writeSync',
]
const last = Number(process.env.DIES_AT_STEP)
let step = 0

/** False for the tools' writes to their caches at startup, which are not the program's own steps. */
const isOfTheProgram = () => /registry|compress/.test(new Error().stack ?? '')

for (const owner of [fs, fs.promises])
  for (const name of WRITING) {
    const call = owner[name]
    if (!call || last === 0) continue
    owner[name] = (...details) => {
      if (isOfTheProgram()) {
        step += 1
        if (step === last) process.kill(process.pid, 'SIGKILL')
      }
      return call.apply(owner, details)
    }
  }
syncBuiltinESMExports()
