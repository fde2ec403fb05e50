import { sql } from 'drizzle-orm'
import { boolean, customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Uploaded pictures: upright, and without the camera's location and time. */
export const ownPictures = pgTable(
  'own_pictures',
  {
    /** In the format of `OWN_NAME`: its folder, its subject, and part of the content's hash. */
    name: text().primaryKey(),
    /** The full-size JPEG from which the files are made. */
    source: bytes().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** True once its files are made. */
    isReady: boolean('is_ready').notNull().default(false),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('own_pictures_waiting').on(table.at).where(sql`not is_ready`)],
)

/** The pictures' files in the widths and formats that pages request. A file never changes. */
export const ownPictureFiles = pgTable(
  'own_picture_files',
  {
    /** The file's name, such as 'turmeric-powder-u0123456789ab-640.avif'. */
    file: text().primaryKey(),
    name: text()
      .notNull()
      .references(() => ownPictures.name, { onDelete: 'cascade' }),
    content: bytes().notNull(),
  },
  (table) => [index('own_picture_files_name').on(table.name)],
)
