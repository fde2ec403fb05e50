import * as z from 'zod/mini'
import { byLanguage } from '../../i18n/by-language'
import { optionalText, requiredLines, requiredText } from '../../values/text'
import { blockKinds, isBannerPicture, isPostPicture } from './content-blocks'

/** A path in the shop. `//` or a backslash could lead to another host, so neither is allowed. */
const ShopPath = z
  .string()
  .check(
    z.trim(),
    z.maxLength(300),
    z.regex(
      /^\/(?![/\\])[^\s\\]*$/,
      'Enter the address of a shop page, starting with /, such as /diy-spices',
    ),
  )

const Announcement = z.object({
  kind: z.literal('announcement'),
  text: requiredText(200),
  /** The same text in other languages; pages fall back to English. */
  ...byLanguage(() => optionalText(200)),
  /** Link target. */
  link: z.optional(ShopPath),
})

/** For fields that are left out, the page shows the shop's original text, picture or link. */
const Banner = z.object({
  kind: z.literal('banner'),
  title: optionalText(80),
  /** The line below the title, on the home page. */
  lead: optionalText(200),
  picture: z.optional(
    z.string().check(z.refine(isBannerPicture, 'This picture doesn’t exist. Choose another one.')),
  ),
  /** An uploaded picture's alternative text. */
  pictureText: optionalText(200),
  /** Link target of the home page's button. */
  link: z.optional(ShopPath),
})

/** Quotes from customers who agreed to be quoted. */
export const Testimonials = z.object({
  kind: z.literal('testimonials'),
  said: z
    .array(z.object({ name: requiredText(80), role: requiredText(80), words: requiredText(400) }))
    .check(z.minLength(1), z.maxLength(6)),
})
export type Testimonials = z.infer<typeof Testimonials>

export const Timeline = z.object({
  kind: z.literal('timeline'),
  /** `title` combines year and title, as in '2016: The company'. */
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

/** For fields that are left out, the page shows the original text. Ingredient amounts can't be edited. */
export const RecipeText = z.object({
  kind: z.literal('recipe'),
  title: optionalText(80),
  /** The line below the title. */
  subtitle: optionalText(300),
  /** All steps, each in the form 'Heading: what to do'. */
  instructions: lines,
  tips: lines,
  closing: optionalText(300),
  /** Serving suggestions. */
  suggestions: optionalText(300),
})
export type RecipeText = z.infer<typeof RecipeText>

export const Post = z.object({
  kind: z.literal('post'),
  title: requiredText(120),
  /** The name of a file in /uploads/blogs. If it is empty, pages show a drawing of a spice tin. */
  picture: z.string().check(z.refine(isPostPicture, 'This picture doesn’t exist. Choose another one.')),
  /** The picture's alternative text. */
  pictureText: optionalText(200),
  /** Markdown. */
  text: requiredLines(60_000),
  /** The date shown below its title. */
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

/** A version of a block. If `content` is null, it has the shop's original text. */
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

/** A post that is part of the shop's code. Its text is left out, because it is on the post's page. */
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
  /** Title of a post. */
  title: z.optional(z.string()),
  /** True if the current text was written in the admin. */
  isOwn: z.boolean(),
  /** When the current text ends. */
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
  /** When it goes live; immediately by default. */
  from: z.optional(z.iso.datetime()),
  /** When it ends; the previous text is then shown again. */
  until: z.optional(z.iso.datetime()),
})
export type NewBlockText = z.infer<typeof NewBlockText>
export const SeenVersion = z.object({ version })
export const WithdrawnBlockText = z.object({ version, id: z.int() })

export const MarkdownText = z.object({ text: requiredLines(60_000) })
export const RenderedText = z.object({ html: z.string() })

/** The text that was live at a given time. */
export const BlockThen = z.object({ version: z.nullable(BlockVersion) })
