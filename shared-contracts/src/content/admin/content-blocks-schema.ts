import * as z from 'zod/mini'
import { byLanguage } from '../../i18n/by-language'
import { optionalText, requiredLines, requiredText } from '../../values/text'
import { bannerPictures, blockKinds, postPictures } from './content-blocks'

/** A path of the shop: never another host, also not by way of `//` or a backslash. */
const ShopPath = z
  .string()
  .check(
    z.trim(),
    z.maxLength(300),
    z.regex(/^\/(?![/\\])[^\s\\]*$/, 'Write an address of the shop that begins with /, such as /diy-spices'),
  )

const Announcement = z.object({
  kind: z.literal('announcement'),
  text: requiredText(200),
  /** The same in each language; without it, pages in that language have the English text. */
  ...byLanguage(() => optionalText(200)),
  /** Where it leads. */
  link: z.optional(ShopPath),
})

/** What is not named is as the shop has it. */
const Banner = z.object({
  kind: z.literal('banner'),
  title: optionalText(80),
  /** The line under the title, on the home page. */
  lead: optionalText(200),
  picture: z.optional(z.enum(bannerPictures as [string, ...string[]])),
  /** Where the home page's button leads. */
  link: z.optional(ShopPath),
})

/** Quotes of customers who agreed to be quoted. */
export const Testimonials = z.object({
  kind: z.literal('testimonials'),
  said: z
    .array(z.object({ name: requiredText(80), role: requiredText(80), words: requiredText(400) }))
    .check(z.minLength(1), z.maxLength(6)),
})
export type Testimonials = z.infer<typeof Testimonials>

/** The history of the shop. */
export const Timeline = z.object({
  kind: z.literal('timeline'),
  /** `title` is year and title in one, as in '2016: The company'. */
  entries: z
    .array(z.object({ title: requiredText(80), text: requiredText(400) }))
    .check(z.minLength(1), z.maxLength(12)),
})
export type Timeline = z.infer<typeof Timeline>

export const PageText = z.object({
  kind: z.literal('page'),
  /** Markdown. */
  text: requiredLines(60_000),
})

const lines = z.optional(z.array(requiredText(1000)).check(z.minLength(1), z.maxLength(20)))

/** What is not named is as the shop has it. Amounts are no words. */
export const RecipeText = z.object({
  kind: z.literal('recipe'),
  title: optionalText(80),
  /** The line under the title. */
  subtitle: optionalText(300),
  /** All steps, each as 'Head: what to do'. */
  instructions: lines,
  tips: lines,
  closing: optionalText(300),
  /** What to serve with it. */
  suggestions: optionalText(300),
})
export type RecipeText = z.infer<typeof RecipeText>

export const Post = z.object({
  kind: z.literal('post'),
  title: requiredText(120),
  /** A file below /uploads/blogs; empty for the drawn tin. */
  picture: z.enum(['', ...postPictures]),
  /** Markdown. */
  text: requiredLines(60_000),
  /** The day that stands under its title. */
  date: z.iso.date(),
})
export type Post = z.infer<typeof Post>

export const BlockContent = z.discriminatedUnion('kind', [
  Announcement,
  Banner,
  Testimonials,
  Timeline,
  PageText,
  RecipeText,
  Post,
])
export type BlockContent = z.infer<typeof BlockContent>

/** A text as somebody set it; null stands for the text that the shop came with. */
export const BlockVersion = z.object({
  id: z.int(),
  content: z.nullable(BlockContent),
  from: z.string(),
  until: z.nullable(z.string()),
  by: z.string(),
  at: z.string(),
  withdrawnAt: z.nullable(z.string()),
  withdrawnBy: z.nullable(z.string()),
  isInForce: z.boolean(),
})
export type BlockVersion = z.infer<typeof BlockVersion>

const ContentBlockDraft = z.object({ content: BlockContent, by: z.string(), at: z.string() })

/** What a post was when the shop came with it. Its text is on its page. */
const SpecifiedPost = z.object({ title: z.string(), picture: z.string(), date: z.string() })

export const ContentBlock = z.object({
  block: z.string(),
  version: z.int(),
  draft: z.optional(ContentBlockDraft),
  /** Newest first. */
  versions: z.array(BlockVersion),
  specified: z.optional(SpecifiedPost),
})
export type ContentBlock = z.infer<typeof ContentBlock>

export const ContentBlockSummary = z.object({
  block: z.string(),
  kind: z.enum(blockKinds),
  /** A post's title. */
  title: z.optional(z.string()),
  /** Whether what stands there now was written in the admin. */
  isOwn: z.boolean(),
  /** When what stands there now ends. */
  until: z.optional(z.string()),
  /** When the next text begins. */
  next: z.optional(z.string()),
  hasDraft: z.boolean(),
})
export type ContentBlockSummary = z.infer<typeof ContentBlockSummary>
export const ContentBlocks = z.object({ blocks: z.array(ContentBlockSummary) })

const version = z.int()

export const NewDraft = z.object({ version, content: BlockContent })
export const NewBlockText = z.object({
  version,
  content: BlockContent,
  /** When it goes live; at once without. */
  from: z.optional(z.iso.datetime()),
  /** When it ends: then stands there what stood there before. */
  until: z.optional(z.iso.datetime()),
})
export type NewBlockText = z.infer<typeof NewBlockText>
export const SeenVersion = z.object({ version })
export const WithdrawnBlockText = z.object({ version, id: z.int() })

export const MarkdownText = z.object({ text: requiredLines(60_000) })
export const RenderedText = z.object({ html: z.string() })

/** Which text was in force at a moment. */
export const BlockThen = z.object({ version: z.nullable(BlockVersion) })
