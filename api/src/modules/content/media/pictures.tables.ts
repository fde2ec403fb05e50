import { sql } from 'drizzle-orm'
import { boolean, customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Pictures that the admin has taken in: upright, and without all that a camera notes of place and time. */
export const ownPictures = pgTable(
  'own_pictures',
  {
    /** The product's id and a part of the content's hash. */
    name: text().primaryKey(),
    /** A JPEG at full size, of which the files are made. */
    source: bytes().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Whether its files are made. */
    isReady: boolean('is_ready').notNull().default(false),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('own_pictures_waiting').on(table.at).where(sql`not is_ready`)],
)

/** Their files in the widths and formats that pages ask for. What a name holds never changes. */
export const ownPictureFiles = pgTable(
  'own_picture_files',
  {
    /** 'turmeric-powder-u0123456789ab-640.avif'. */
    file: text().primaryKey(),
    name: text()
      .notNull()
      .references(() => ownPictures.name, { onDelete: 'cascade' }),
    content: bytes().notNull(),
  },
  (table) => [index('own_picture_files_name').on(table.name)],
)
