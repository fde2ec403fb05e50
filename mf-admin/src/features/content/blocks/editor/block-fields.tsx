import { Field } from 'design-system/field/field'
import type { useForm } from 'design-system/form/use-form'
import { TextArea } from 'design-system/text-area/text-area'
import { type BlockKind, bannerBlock, parseBlockName } from 'shared-contracts/content/admin/content-blocks'
import { stepsOfRecipe } from 'shared-contracts/content/admin/recipe-steps'
import { englishName } from 'shared-contracts/i18n/english-name'
import { otherLanguages } from 'shared-contracts/i18n/language'
import type { TypedText } from '../../../../data/content/typed-text'
import { MarkdownField } from './markdown-field'
import { PictureChoice } from './picture-choice'

type FieldsProps = Pick<ReturnType<typeof useForm<TypedText>>, 'field' | 'set'>

interface Props extends FieldsProps {
  block: string
  kind: BlockKind
  /** Called when processing of an uploaded picture starts and ends. */
  onBusy: (isBusy: boolean) => void
}

export function BlockFields({ block, kind, field, set, onBusy }: Props) {
  switch (kind) {
    case 'announcement':
      return (
        <>
          <Field label="Text" maxLength={200} required {...field('text')} />
          {otherLanguages.map((language) => (
            <Field
              key={language}
              label={`Text in ${englishName(language)}`}
              optional
              maxLength={200}
              lang={language}
              {...field(language)}
            />
          ))}
          <Field label="Link" optional hint={linkHint} {...field('link')} />
        </>
      )
    case 'banner':
      return <BannerFields isHome={block === bannerBlock('home')} field={field} set={set} onBusy={onBusy} />
    case 'testimonials':
      return (
        <TextArea
          label="Testimonials"
          hint="One per line: Name | role | quote. Get written consent first. The public shop shows this section once you add some."
          rows={8}
          required
          {...field('said')}
        />
      )
    case 'timeline':
      return (
        <TextArea
          label="Timeline"
          hint="One per line: Year: title | description. The public shop shows this section once you add some."
          rows={12}
          required
          {...field('entries')}
        />
      )
    case 'page':
      return <Markdown field={field} set={set} />
    case 'recipe':
      return <RecipeFields steps={stepsOfRecipe[Number(parseBlockName(block))]} field={field} />
    case 'post':
      return (
        <>
          <Field
            label="Title"
            hint="The page address is based on the title."
            maxLength={120}
            required
            {...field('title')}
          />
          <PictureChoice
            {...{ folder: 'blogs', field, set, onBusy }}
            none="Illustrated tin"
            hint="Pictures of 1200 × 750 pixels work best."
          />
          <Field label="Date below the title" type="date" required {...field('date')} />
          <Markdown field={field} set={set} />
        </>
      )
  }
}

const usualHint = 'Leave blank to keep the original.'
const linkHint = 'A page in the shop, such as /diy-spices'
const markdownHint =
  'Markdown: ## Heading, **bold**, - list, [link text](/address). Scripts and unsafe HTML are removed.'

function Markdown({ field, set }: FieldsProps) {
  return (
    <MarkdownField
      {...{ label: 'Text', hint: markdownHint, rows: 20, required: true }}
      {...field('text')}
      onEdit={(text) => set('text', text)}
    />
  )
}

function BannerFields({ isHome, field, set, onBusy }: Omit<Props, 'block' | 'kind'> & { isHome: boolean }) {
  return (
    <>
      <Field label="Title" optional hint={usualHint} maxLength={80} {...field('title')} />
      {isHome && <Field label="Subtitle" optional maxLength={200} {...field('lead')} />}
      <PictureChoice
        {...{ folder: 'banners', field, set, onBusy }}
        none="Original"
        hint="Wide pictures of 1600 × 667 pixels work best, with the subject on the right."
      />
      {isHome && <Field label="Button link" optional hint={linkHint} {...field('link')} />}
    </>
  )
}

/** @param steps the number of steps in the recipe */
function RecipeFields({ steps, field }: Pick<FieldsProps, 'field'> & { steps: number | undefined }) {
  return (
    <>
      <Field label="Title" optional hint={usualHint} maxLength={80} {...field('title')} />
      <Field label="Subtitle" optional maxLength={300} {...field('subtitle')} />
      <TextArea
        label="Steps"
        hint={`Enter all ${steps} steps, one per line, as Heading: instruction. ${usualHint}`}
        rows={12}
        {...field('instructions')}
      />
      <TextArea label="Tips" hint={`One per line. ${usualHint}`} rows={5} {...field('tips')} />
      <Field label="Closing line" optional maxLength={300} {...field('closing')} />
      <Field label="Serving suggestions" optional maxLength={300} {...field('suggestions')} />
    </>
  )
}
