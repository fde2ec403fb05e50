import type { FastifyReply } from 'fastify'

/** Answers with a file to be kept. @param name without ending; characters that no file's name may have become hyphens */
export function sendPdf(reply: FastifyReply, name: string, file: Buffer): FastifyReply {
  return send(reply, 'attachment', name, file)
}

/** Answers with a file that the browser shows: it is printed or shared from there. @param name as for `sendPdf` */
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
