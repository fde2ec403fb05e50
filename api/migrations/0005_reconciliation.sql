CREATE TABLE "nights" (
	"provider" text NOT NULL,
	"night" date NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "nights_provider_night_pk" PRIMARY KEY("provider","night")
);
--> statement-breakpoint
ALTER TABLE "differences" ADD COLUMN "here_state" text;--> statement-breakpoint
ALTER TABLE "differences" ADD COLUMN "there_state" text;