import type { IncomingHttpHeaders } from 'node:http'
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

/** True for a JSON-RPC call about tools without MCP's headers, as UCP's command line sends it. */
export function isPlain({ headers }: FastifyRequest, { method }: Call): boolean {
  return (
    method.startsWith('tools/') && headers['mcp-protocol-version'] === undefined && !takesStreams(headers)
  )
}

export function takesStreams({ accept = '' }: IncomingHttpHeaders): boolean {
  return accept.includes('text/event-stream')
}

/** @throws ProtocolError for an unknown method, an unknown tool or invalid input */
export async function handlePlainCall(tools: Tools, { method, params }: Call): Promise<object> {
  if (method === 'tools/list') return { tools: listedTools(tools) }
  if (method !== 'tools/call')
    throw new ProtocolError(ProtocolErrorCode.MethodNotFound, `Unknown method: ${method.slice(0, 50)}`)
  const call = CallParams.safeParse(params)
  if (!call.success) throw new ProtocolError(ProtocolErrorCode.InvalidParams, z.prettifyError(call.error))
  return callTool(tools, call.data.name, call.data.arguments)
}
