import { and, desc, eq, inArray, like, lte, sql } from 'drizzle-orm'
import type { ContentFolder } from 'shared-contracts/content/media/own-picture'
import type { Database } from '../../../db/connection'
import type { PictureFile } from './make-files'
import { ownPictureFiles, ownPictures } from './pictures.tables'

interface NewPicture {
  name: string
  source: Uint8Array
  width: number
  height: number
  at: Date
}

export type PicturesRepository = ReturnType<typeof createPicturesRepository>

export function createPicturesRepository({
  connection,
  inTransaction,
}: Pick<Database, 'connection' | 'inTransaction'>) {
  /** Adds a picture; adding the same one again has no effect. */
  async function add(picture: NewPicture): Promise<void> {
    await connection().insert(ownPictures).values(picture).onConflictDoNothing()
  }

  /** Returns which pictures are ready, by name; unknown ones are left out. */
  async function states(names: readonly string[]): Promise<Map<string, boolean>> {
    const { name, isReady } = ownPictures
    const rows = await connection()
      .select({ name, isReady })
      .from(ownPictures)
      .where(inArray(name, [...names]))
    return new Map(rows.map((row) => [row.name, row.isReady]))
  }

  /** Lists the pictures in a folder, newest first. */
  function inFolder(folder: ContentFolder): Promise<{ name: string; isReady: boolean }[]> {
    const { name, isReady, at } = ownPictures
    return connection()
      .select({ name, isReady })
      .from(ownPictures)
      .where(like(name, `${folder}/%`))
      .orderBy(desc(at), name)
  }

  /** Lists the names of pictures without files. @param until the latest upload time */
  async function waiting(until: Date): Promise<string[]> {
    const rows = await connection()
      .select({ name: ownPictures.name })
      .from(ownPictures)
      .where(and(eq(ownPictures.isReady, false), lte(ownPictures.at, until)))
      .orderBy(ownPictures.at)
    return rows.map(({ name }) => name)
  }

  async function source(name: string): Promise<Uint8Array | undefined> {
    const [row] = await connection()
      .select({ source: ownPictures.source })
      .from(ownPictures)
      .where(and(eq(ownPictures.name, name), eq(ownPictures.isReady, false)))
    return row?.source
  }

  /** Stores all files of a picture, even if another process has made them too. */
  function finish(name: string, files: readonly PictureFile[]): Promise<void> {
    return inTransaction(async () => {
      const rows = files.map((made) => ({ ...made, name }))
      await connection().insert(ownPictureFiles).values(rows).onConflictDoNothing()
      await connection().update(ownPictures).set({ isReady: true }).where(eq(ownPictures.name, name))
    })
  }

  async function content(file: string): Promise<Uint8Array | undefined> {
    const [row] = await connection()
      .select({ content: ownPictureFiles.content })
      .from(ownPictureFiles)
      .where(eq(ownPictureFiles.file, file))
    return row?.content
  }

  /** Deletes pictures that were never used: nobody has their URLs. @param until the latest upload time */
  async function forgetUnused(until: Date): Promise<void> {
    // A post stores its picture's name without the folder.
    const file = sql`regexp_replace(own_pictures.name, '^.*/', '')`
    await connection().execute(sql`
      delete from own_pictures where at <= ${until.toISOString()}::timestamptz
        and not exists (select 1 from products where '/uploads/' || own_pictures.name || '.jpg' = any(products.images))
        and not exists (
          select 1 from product_changes where field = 'images' and after::text like '%' || own_pictures.name || '%'
        )
        and not exists (select 1 from content_block_texts where content::text like '%' || ${file} || '%')
        and not exists (select 1 from content_blocks where draft::text like '%' || ${file} || '%')
    `)
  }

  return { forgetUnused, add, states, inFolder, waiting, source, finish, content }
}
