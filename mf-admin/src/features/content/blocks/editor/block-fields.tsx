import { Field } from 'design-system/field/field'
import type { useForm } from 'design-system/form/use-form'
import { Select } from 'design-system/select/select'
import { TextArea } from 'design-system/text-area/text-area'
import {
  type BlockKind,
  bannerBlock,
  bannerPictures,
  parseBlockName,
  postPictures,
} from 'shared-contracts/content/admin/content-blocks'
import { stepsOfRecipe } from 'shared-contracts/content/admin/recipe-steps'
import { englishName } from 'shared-contracts/i18n/english-name'
import { otherLanguages } from 'shared-contracts/i18n/language'
import type { TypedText } from '../../../../data/content/typed-text'

interface Props {
  block: string
  kind: BlockKind
  field: ReturnType<typeof useForm<TypedText>>['field']
}

/** The fields of a block, by its kind. */
export function BlockFields({ block, kind, field }: Props) {
  switch (kind) {
    case 'announcement':
      return (
        <>
          <Field label="The line" maxLength={200} required {...field('text')} />
          {otherLanguages.map((language) => (
            <Field
              key={language}
              label={`The line in ${englishName(language)}`}
              optional
              maxLength={200}
              lang={language}
              {...field(language)}
            />
          ))}
          <Field label="Leads to" optional hint={linkHint} {...field('link')} />
        </>
      )
    case 'banner':
      return <BannerFields isHome={block === bannerBlock('home')} field={field} />
    case 'testimonials':
      return (
        <TextArea
          label="What customers say"
          hint="Each on a line of its own, as Name | who they are | what they said. Only with their written consent. A public shop shows nothing here until you write it."
          rows={8}
          required
          {...field('said')}
        />
      )
    case 'timeline':
      return (
        <TextArea
          label="The history"
          hint="Each step on a line of its own, as Year: title | what happened. A public shop shows nothing here until you write it."
          rows={12}
          required
          {...field('entries')}
        />
      )
    case 'page':
      return <TextArea label="The text" hint={markdownHint} rows={20} required {...field('text')} />
    case 'recipe':
      return <RecipeFields steps={stepsOfRecipe[Number(parseBlockName(block))]} field={field} />
    case 'post':
      return (
        <>
          <Field
            label="Title"
            hint="Its address is made of it."
            maxLength={120}
            required
            {...field('title')}
          />
          <Select label="Picture" {...field('picture')}>
            <option value="">the drawn tin</option>
            {postPictures.map(option)}
          </Select>
          <Field label="Day under the title" type="date" required {...field('date')} />
          <TextArea label="The text" hint={markdownHint} rows={20} required {...field('text')} />
        </>
      )
  }
}

const usualHint = 'Empty: as the shop has it.'
const linkHint = 'An address of the shop that begins with /, such as /diy-spices.'
const markdownHint =
  'Markdown: ## Heading, **bold**, - a list, [words](/address). Scripts and HTML tricks are taken out.'

function BannerFields({ isHome, field }: Pick<Props, 'field'> & { isHome: boolean }) {
  return (
    <>
      <Field label="Title" optional hint={usualHint} maxLength={80} {...field('title')} />
      {isHome && <Field label="Line under the title" optional maxLength={200} {...field('lead')} />}
      <Select label="Picture" {...field('picture')}>
        <option value="">as the shop has it</option>
        {bannerPictures.map(option)}
      </Select>
      {isHome && <Field label="The button leads to" optional hint={linkHint} {...field('link')} />}
    </>
  )
}

/** @param steps how many the recipe has */
function RecipeFields({ steps, field }: Pick<Props, 'field'> & { steps: number | undefined }) {
  return (
    <>
      <Field label="Title" optional hint={usualHint} maxLength={80} {...field('title')} />
      <Field label="Line under the title" optional maxLength={300} {...field('subtitle')} />
      <TextArea
        label="Steps"
        hint={`All ${steps}, each on a line of its own, as Head: what to do. ${usualHint}`}
        rows={12}
        {...field('instructions')}
      />
      <TextArea label="Tips" hint={`Each on a line of its own. ${usualHint}`} rows={5} {...field('tips')} />
      <Field label="Last line" optional maxLength={300} {...field('closing')} />
      <Field label="What to serve with it" optional maxLength={300} {...field('suggestions')} />
    </>
  )
}

const option = (path: string) => (
  <option key={path} value={path}>
    {path.replace(/^.*\/|\.jpg$/g, '').replaceAll('-', ' ')}
  </option>
)
