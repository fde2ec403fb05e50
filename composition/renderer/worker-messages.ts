import type { Address, SearchEntry } from 'shared-contracts/remote'
import type { Rendered } from './rendered-page'
import type { ModuleDescription } from './thread/description/describe-module'

/** Questions to a render worker. A site may pass its own content. */
export type Question<Content = unknown> =
  | { kind: 'page'; path: string; content?: Content | undefined }
  | { kind: 'route'; path: string }
  | { kind: 'addresses' }
  | { kind: 'search-entries'; content?: Content | undefined }
  | { kind: 'private-paths' }
  | { kind: 'description' }

/** The response to each kind of question. */
export interface WorkerResponses {
  page: Rendered
  /** The pattern of the route for a path, if any. */
  route: string | undefined
  addresses: readonly Address[]
  'search-entries': readonly SearchEntry[]
  /** The patterns of the remote's private routes. */
  'private-paths': readonly string[]
  description: ModuleDescription
}

export type NumberedQuestion<Content = unknown> = Question<Content> & { id: number }

/** A worker's messages: first ready or failed, then an answer to each question, and unreadable fields at any time. */
export type Word =
  | { kind: 'ready' }
  | { kind: 'unfit'; message: string }
  | { kind: 'malformed'; field: string }
  | { kind: 'answer'; id: number; value: WorkerResponses[Question['kind']] }
  | { kind: 'refusal'; id: number; message: string }
