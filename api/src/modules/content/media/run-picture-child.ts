import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { deserialize } from 'node:v8'
import { AppError } from '../../../errors'
import type { PictureFile } from './make-files'
import type { Fit, NormalizedPicture } from './normalize-picture'
import type { PictureFormat } from './picture-format'

export type PictureWork =
  | { to: 'take in'; format: PictureFormat; fit: Fit }
  | { to: 'make files'; name: string }

/** What the child is told on its command line. */
export type PictureOrder = PictureWork & { mostBytes: number }

/** What the child writes to its stdout, serialized by V8. */
export type PictureResult = { made: NormalizedPicture | PictureFile[] } | { refusal: string }

interface Limits {
  /** Of the child's memory. `deploy/` gives an api 512 MB with all of its children. */
  mostBytes: number
  mostMs: number
}

const MOST_BYTES = 280_000_000
const TO_TAKE_IN: Limits = { mostBytes: MOST_BYTES, mostMs: 20_000 }
/** Nobody waits for them, and on a busy machine they come last. */
const TO_MAKE_FILES: Limits = { mostBytes: MOST_BYTES, mostMs: 120_000 }
/** All files of a picture have about 2 MB. */
const MOST_ANSWERED_BYTES = 20_000_000

const run = promisify(execFile)
const ending = path.extname(import.meta.filename)
/** The build puts the child beside the server. Here it is TypeScript, and tests have no shoppers whom it could slow. */
const isBuilt = ending !== '.ts'
const script = path.join(import.meta.dirname, `picture-child${ending}`)

/**
 * Decodes a picture, which somebody has sent, in a process of its own. If a decoder takes too much memory or time, or
 * crashes, that process ends and the api goes on.
 * @param signal ends the work
 * @throws AppError INVALID_INPUT with a sentence for a picture that cannot be used
 */
export function takeInApart(
  bytes: Uint8Array,
  work: { format: PictureFormat; fit: Fit },
  signal: AbortSignal,
  limits = TO_TAKE_IN,
): Promise<NormalizedPicture> {
  return runPictureChild(bytes, { to: 'take in', ...work }, signal, limits)
}

/**
 * Makes the files of a picture in a process of its own: encoding AVIF takes as much memory as decoding.
 * @param signal ends the work
 */
export function makeFilesApart(
  name: string,
  source: Uint8Array,
  signal: AbortSignal,
): Promise<PictureFile[]> {
  return runPictureChild(source, { to: 'make files', name }, signal, TO_MAKE_FILES)
}

async function runPictureChild<Made extends NormalizedPicture | PictureFile[]>(
  bytes: Uint8Array,
  work: PictureWork,
  signal: AbortSignal,
  { mostBytes, mostMs }: Limits,
): Promise<Made> {
  if (signal.aborted) throw createAbortedError()
  const order: PictureOrder = { ...work, mostBytes }
  const running = run(process.execPath, [...loader(), script, JSON.stringify(order)], {
    encoding: 'buffer',
    // None of the api's secrets.
    env: { MALLOC_ARENA_MAX: '1' },
    killSignal: 'SIGKILL',
    maxBuffer: MOST_ANSWERED_BYTES,
    signal,
    timeout: mostMs,
  })
  const { pid, stdin } = running.child
  if (pid && isBuilt) giveWay(pid)
  // A child that has ended reads no more; how it ended says why.
  stdin?.on('error', () => undefined).end(bytes)
  const { stdout } = await running.catch((error: Error & { signal?: string | null }) => {
    if (signal.aborted) throw createAbortedError()
    if (error.signal) throw tooMuch()
    throw error
  })
  const answer = deserialize(stdout) as { made: Made } | { refusal: string }
  if ('refusal' in answer) throw new AppError('INVALID_INPUT', answer.refusal)
  return answer.made
}

function loader(): string[] {
  if (isBuilt) return []
  const { resolve } = createRequire(import.meta.url)
  return ['--import', pathToFileURL(resolve('tsx')).href]
}

/** Lets the api and its database go first. */
function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Our systemd units let no process change priorities. Both then get the same share of the processor.
  }
}

function tooMuch(): AppError {
  return new AppError(
    'INVALID_INPUT',
    'Reading this picture takes more memory or time than the shop has for one. Please save it as an ordinary JPEG, or smaller.',
  )
}

function createAbortedError(): AppError {
  return new AppError('MALFORMED_BODY', 'The request was broken off.')
}
