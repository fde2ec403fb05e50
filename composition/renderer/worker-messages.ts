import type { Address, SearchEntry } from 'shared-contracts/remote'
import type { Rendered } from './rendered-page'
import type { ModuleDescription } from './thread/description/describe-module'

/** What a render worker is asked. A site may pass content of its own to it. */
export type Question<Content = unknown> =
  | { kind: 'page'; path: string; content?: Content | undefined }
  | { kind: 'addresses' }
  | { kind: 'search-entries'; content?: Content | undefined }
  | { kind: 'private-paths' }
  | { kind: 'description' }

/** The answer to each kind of question. */
export interface WorkerResponses {
  page: Rendered
  addresses: readonly Address[]
  'search-entries': readonly SearchEntry[]
  /** The patterns of the remote's private routes. */
  'private-paths': readonly string[]
  description: ModuleDescription
}

export type NumberedQuestion<Content = unknown> = Question<Content> & { id: number }

/** What it says: once that it is ready or cannot be, then an answer to each question, and at any time what it could not read. */
export type Word =
  | { kind: 'ready' }
  | { kind: 'unfit'; message: string }
  | { kind: 'malformed'; field: string }
  | { kind: 'answer'; id: number; value: WorkerResponses[Question['kind']] }
  | { kind: 'refusal'; id: number; message: string }
