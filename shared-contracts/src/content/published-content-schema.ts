import * as z from 'zod/mini'
import { byLanguage } from '../i18n/by-language'
import { BusinessDetails } from '../platform/admin/business-details-schema'
import { Testimonials, Timeline } from './admin/content-blocks-schema'

const ShownAnnouncement = z.object({
  text: z.string(),
  ...byLanguage(() => z.optional(z.string())),
  link: z.optional(z.string()),
})

const ShownBanner = z.object({
  title: z.optional(z.string()),
  lead: z.optional(z.string()),
  picture: z.optional(z.string()),
  pictureText: z.optional(z.string()),
  link: z.optional(z.string()),
})

const lines = z.optional(z.array(z.string()))

const ShownRecipe = z.object({
  title: z.optional(z.string()),
  subtitle: z.optional(z.string()),
  instructions: lines,
  tips: lines,
  closing: z.optional(z.string()),
  suggestions: z.optional(z.string()),
})

/** Everything that staff have published. The edge puts it into pages. */
export const AllPublishedContent = z.object({
  announcement: z.optional(ShownAnnouncement),
  /** Keyed by the banner's position. */
  banners: z.record(z.string(), ShownBanner),
  testimonials: z.optional(z.omit(Testimonials, { kind: true })),
  timeline: z.optional(z.omit(Timeline, { kind: true })),
  /** Sanitised HTML by the path of the page. */
  pages: z.record(z.string(), z.string()),
  /** Keyed by the recipe's id; undefined if staff haven't changed any recipe. */
  recipes: z.optional(z.record(z.string(), ShownRecipe)),
  /** The grievance officer and the office hours; undefined if not declared. */
  contact: z.optional(z.omit(BusinessDetails, { foodLicence: true })),
})
export type AllPublishedContent = z.infer<typeof AllPublishedContent>
