import type { PublishedContent } from 'shared-contracts/content/published-content'
import type { Address, SearchEntry } from 'shared-contracts/remote'
import type { ModuleDescription } from './description/describe-module'
import type { Rendered } from './rendered-page'

/** What a render worker is asked. */
export type Question =
  | { kind: 'page'; path: string; own?: PublishedContent | undefined }
  | { kind: 'addresses' }
  | { kind: 'search-entries'; own?: PublishedContent | undefined }
  | { kind: 'private-paths' }
  | { kind: 'description' }

/** The answer to each kind of question. */
export interface Answers {
  page: Rendered
  addresses: readonly Address[]
  'search-entries': readonly SearchEntry[]
  /** The patterns of the remote's private routes. */
  'private-paths': readonly string[]
  description: ModuleDescription
}

export type AskedQuestion = Question & { id: number }

/** What it says: once that it is ready or cannot be, then an answer to each question, and at any time what it could not read. */
export type Word =
  | { kind: 'ready' }
  | { kind: 'unfit'; message: string }
  | { kind: 'malformed'; field: string }
  | { kind: 'answer'; id: number; value: Answers[Question['kind']] }
  | { kind: 'refusal'; id: number; message: string }
