import { z } from 'zod'
import { Failure } from '../ucp/response-schema'

/** An answer, or why there is none. One object with what both have, for MCP wants no choice at the root of a schema. */
export function orFailure<Shape extends z.ZodRawShape>(answer: z.ZodObject<Shape>): z.ZodType {
  const { ucp, ...others } = answer.shape
  return z.object({ ...z.object(others).partial().shape, ...Failure.partial().shape, ucp })
}
