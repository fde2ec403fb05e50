import * as z from 'zod/mini'

/* A name that becomes a folder, a key in a bucket or part of an address. Names come from other teams, so they must not be
   able to point outside the folder they are joined to. */

const NAME = '[a-zA-Z0-9](?:[\\w+-]|\\.(?!\\.))*'

/** The name of a remote or a version, such as 'mf-catalog' or '1.0.0-8a1f03b2c4'. */
export const StoredName = z.string().check(z.maxLength(100), z.regex(new RegExp(`^${NAME}$`)))

/** The path of a file in its version's folder, such as 'server/server.8a1f03b2.cjs'. */
export const StoredFile = z.string().check(z.maxLength(200), z.regex(new RegExp(`^${NAME}(?:/${NAME})*$`)))
