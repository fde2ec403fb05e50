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

/** The child's command line. */
export type PictureOrder = PictureWork & { mostBytes: number }

/** The child's output, serialised by V8. */
export type PictureResult = { made: NormalizedPicture | PictureFile[] } | { refusal: string }

interface Limits {
  /** The child's memory limit. `deploy/` gives an api 512 MB including all its children. */
  mostBytes: number
  mostMs: number
}

const MOST_BYTES = 280_000_000
const TO_TAKE_IN: Limits = { mostBytes: MOST_BYTES, mostMs: 20_000 }
/** Generous, because nobody waits for it, and on a busy machine its low priority makes it slow. */
const TO_MAKE_FILES: Limits = { mostBytes: MOST_BYTES, mostMs: 120_000 }
/** A picture's files are about 2 MB in total. */
const MOST_ANSWERED_BYTES = 20_000_000

const run = promisify(execFile)
const ending = path.extname(import.meta.filename)
/** The build puts the child next to the server. In tests it is TypeScript, and its priority is not lowered. */
const isBuilt = ending !== '.ts'
const script = path.join(import.meta.dirname, `picture-child${ending}`)

/**
 * Decodes a picture in a child process: if it crashes or takes too much memory or time, only that process ends.
 * @throws AppError INVALID_INPUT if the picture is unusable
 */
export function takeInApart(
  bytes: Uint8Array,
  work: { format: PictureFormat; fit: Fit },
  signal: AbortSignal,
  limits = TO_TAKE_IN,
): Promise<NormalizedPicture> {
  return runPictureChild(bytes, { to: 'take in', ...work }, signal, limits)
}

/** Encodes a picture's files in a separate process, because encoding AVIF takes as much memory as decoding. */
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
    // Keeps the api's secrets out of the child's environment.
    env: { MALLOC_ARENA_MAX: '1' },
    killSignal: 'SIGKILL',
    maxBuffer: MOST_ANSWERED_BYTES,
    signal,
    timeout: mostMs,
  })
  const { pid, stdin } = running.child
  if (pid && isBuilt) giveWay(pid)
  // Ignores write errors: the child's exit explains them.
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

/** Lowers the process's priority below the api and its database. */
function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Our systemd units forbid changing priorities; then all get an equal share of the CPU.
  }
}

function tooMuch(): AppError {
  return new AppError(
    'INVALID_INPUT',
    'This picture is too large to process. Save it as an ordinary JPEG, or make it smaller.',
  )
}

function createAbortedError(): AppError {
  return new AppError('MALFORMED_BODY', 'The upload was interrupted.')
}
