CREATE TABLE "own_picture_files" (
	"file" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"source" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"is_ready" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "image_texts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "own_picture_files" ADD CONSTRAINT "own_picture_files_name_own_pictures_name_fk" FOREIGN KEY ("name") REFERENCES "public"."own_pictures"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_picture_files_name" ON "own_picture_files" USING btree ("name");--> statement-breakpoint
CREATE INDEX "own_pictures_waiting" ON "own_pictures" USING btree ("at") WHERE not is_ready;