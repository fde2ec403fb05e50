import { writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { serialize } from 'node:v8'
import sharp from 'sharp'
import { AppError } from '../../../errors'
import { makeFiles } from './make-files'
import { normalizePicture } from './normalize-picture'
import type { PictureOrder, PictureResult, PictureWork } from './run-picture-child'

/*
 * A program that processes one picture and exits. The picture arrives on stdin, and the result goes to stdout.
 * `server.ts` never decodes an uploaded picture, so a decoder can do harm only in this process.
 */

const LOOK_EVERY_MS = 10

const { mostBytes, ...work } = JSON.parse(process.argv[2] ?? '') as PictureOrder
limitMemory(mostBytes)
endBeforeOthers()
// Single-threaded and without a cache, since there is only one picture.
sharp.concurrency(1)
sharp.cache(false)
process.stdout.write(serialize(await runWork(work, await buffer(process.stdin))))

async function runWork(work: PictureWork, bytes: Buffer): Promise<PictureResult> {
  try {
    return {
      made:
        work.to === 'take in'
          ? await normalizePicture(bytes, work.format, work.fit)
          : await makeFiles(work.name, bytes),
    }
  } catch (error) {
    if (error instanceof AppError) return { refusal: error.message }
    throw error
  }
}

/** Ends this process before it uses too much memory. A system limit would count V8's large reserved space. */
function limitMemory(most: number): void {
  const look = () => {
    // Unlike `exit`, this does not wait for the decoder.
    if (process.memoryUsage.rss() > most) process.kill(process.pid, 'SIGKILL')
  }
  setInterval(look, LOOK_EVERY_MS).unref()
}

/** If the machine or container runs out of memory anyway, Linux ends this process instead of the server. */
function endBeforeOthers(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // This file only exists on Linux.
  }
}
