import type { FastifyReply } from 'fastify'
import type { SpoiltResponse } from './fault'

/** Scheduled minutes until an open connection is closed. */
const HOLD_MINUTES = 30
const HUGE_BYTES = 5_000_000

export function sendSpoilt(reply: FastifyReply, how: SpoiltResponse, json: string, minuteMs: number) {
  switch (how) {
    case 'not-json':
      return reply.type('text/html').send('<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>')
    case 'huge':
      return reply
        .type('application/json; charset=utf-8')
        .send(`${json.slice(0, -1)},"padding":"${'x'.repeat(HUGE_BYTES)}"}`)
    case 'never':
      reply.hijack()
      return hold(reply, minuteMs)
    case 'slow-body':
      begin(reply, json)
      return hold(reply, minuteMs)
    case 'cut':
      begin(reply, json, () => reply.raw.destroy())
      return reply
  }
}

function begin(reply: FastifyReply, json: string, whenSent?: () => void) {
  reply.hijack()
  const length = Buffer.byteLength(json)
  reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': length })
  reply.raw.write(json.slice(0, json.length / 2), whenSent)
}

function hold(reply: FastifyReply, minuteMs: number) {
  const timer = setTimeout(() => reply.raw.destroy(), HOLD_MINUTES * minuteMs)
  reply.raw.once('close', () => clearTimeout(timer))
  return reply
}
