import type { FastifySchemaCompiler } from 'fastify'
import {
  type $ZodIssue,
  type $ZodIssueTooBig,
  type $ZodIssueTooSmall,
  type $ZodType,
  safeParse,
} from 'zod/v4/core'
import { fieldLabel } from './field-label'

interface InputProblem {
  /** The field's path, such as lines.0.quantity; empty for the whole request. */
  path: string
  message: string
  /** False if the schema gives no message for this problem. */
  isOwn: boolean
}

export class InvalidRequest extends Error {
  constructor(readonly problems: readonly InputProblem[]) {
    super('The request does not match its schema.')
  }
}

/** Validates requests, and describes in plain words each problem that the schema has no message for. */
export const validatorCompiler: FastifySchemaCompiler<$ZodType> =
  ({ schema }) =>
  (input) => {
    // A schema's own message takes precedence over this one.
    const { data: value, error } = safeParse(schema, input, { error: () => '', reportInput: true })
    return error ? { error: new InvalidRequest(error.issues.map(toProblem)) } : { value }
  }

function toProblem(issue: $ZodIssue): InputProblem {
  const isOwn = issue.message !== ''
  return { path: issue.path.join('.'), message: isOwn ? issue.message : describeIssue(issue), isOwn }
}

function describeIssue(issue: $ZodIssue): string {
  return `${fieldLabel(issue.path)} ${whatIsWrong(issue)}.`
}

function whatIsWrong(issue: $ZodIssue): string {
  if (issue.code === 'too_small' || issue.code === 'too_big') return whatBoundsAllow(issue)
  if (issue.code === 'invalid_value') return 'isn’t one of the choices'
  return issue.code === 'invalid_type' && issue.input === undefined ? 'is missing' : 'isn’t valid'
}

const units: Readonly<Record<string, string>> = { string: 'characters', array: 'entries' }

function whatBoundsAllow(issue: $ZodIssueTooSmall | $ZodIssueTooBig): string {
  const unit = units[issue.origin]
  if (issue.code === 'too_big')
    return unit ? `can have at most ${issue.maximum} ${unit}` : `can be at most ${issue.maximum}`
  if (unit && issue.minimum === 1) return 'can’t be blank'
  return unit
    ? `needs at least ${issue.minimum} ${unit}`
    : `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`
}
