CREATE TABLE "shown_words" (
	"block" text PRIMARY KEY NOT NULL,
	"text_id" bigint NOT NULL,
	"shown" jsonb
);
--> statement-breakpoint
CREATE TABLE "word_blocks" (
	"block" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"draft" jsonb,
	"changed_by" text DEFAULT '' NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "word_texts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "word_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"block" text NOT NULL,
	"content" jsonb,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"staff_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" text
);
--> statement-breakpoint
CREATE INDEX "word_texts_block" ON "word_texts" USING btree ("block","starts_at");
--> statement-breakpoint
CREATE TRIGGER "shown_words_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shown_words"
FOR EACH STATEMENT EXECUTE FUNCTION "renew_content_version"('content');
--> statement-breakpoint
CREATE FUNCTION "keep_word_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD."withdrawn_at" IS NULL
		AND to_jsonb(NEW) - 'withdrawn_at' - 'withdrawn_by' = to_jsonb(OLD) - 'withdrawn_at' - 'withdrawn_by' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'What was published stays known: a text is only withdrawn, once.';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "word_texts_kept" BEFORE UPDATE OR DELETE ON "word_texts"
FOR EACH ROW EXECUTE FUNCTION "keep_word_texts"();
--> statement-breakpoint
CREATE TRIGGER "word_texts_never_emptied" BEFORE TRUNCATE ON "word_texts"
FOR EACH STATEMENT EXECUTE FUNCTION "keep_word_texts"();
