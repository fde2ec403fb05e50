import type { FastifyReply } from 'fastify'

/** Sends a file as a download. @param name the name without extension; disallowed characters become hyphens */
export function sendPdf(reply: FastifyReply, name: string, file: Buffer): FastifyReply {
  return send(reply, 'attachment', name, file)
}

/** Sends a file for the browser to show, from where it is printed or shared. @param name as for `sendPdf` */
export function showPdf(reply: FastifyReply, name: string, file: Buffer): FastifyReply {
  return send(reply, 'inline', name, file)
}

function send(reply: FastifyReply, as: 'attachment' | 'inline', name: string, file: Buffer): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-disposition', `${as}; filename="${name.replaceAll(/[^\w.-]+/g, '-')}.pdf"`)
    .header('cache-control', 'no-store')
    .send(file)
}
