import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { callTool, listedTools, type Tools } from './call-tools'

export const Call = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string(),
  params: z.unknown().optional(),
})
export type Call = z.infer<typeof Call>

const CallParams = z.looseObject({ name: z.string(), arguments: z.unknown().optional() })

/**
 * Whether somebody calls without MCP around it: JSON-RPC for a plain JSON answer, as the command line of UCP does. The
 * SDK wants streams accepted.
 */
export function isPlain({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? ''
  return headers['mcp-protocol-version'] === undefined && !accept.includes('text/event-stream')
}

/** @throws ProtocolError for what is not a call of the tools */
export async function answerPlain(tools: Tools, { method, params }: Call): Promise<object> {
  if (method === 'tools/list') return { tools: listedTools(tools) }
  if (method !== 'tools/call')
    throw new ProtocolError(
      ProtocolErrorCode.MethodNotFound,
      `There is no method ${method.slice(0, 50)} here.`,
    )
  const call = CallParams.safeParse(params)
  if (!call.success) throw new ProtocolError(ProtocolErrorCode.InvalidParams, z.prettifyError(call.error))
  return callTool(tools, call.data.name, call.data.arguments)
}
