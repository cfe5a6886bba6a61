// Package clients calls a running service with the official openai library for Go, as its users do.
package clients

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
)

const (
	chatModel = "chat-4o-audio-preview"
	voice     = "chat-4o-mini-tts-2025-12-15"
)

// OPENAI_BASE_URL and OPENAI_API_KEY are in the environment.
var client = openai.NewClient()

func outcome(name string) option.RequestOption { return option.WithHeader("Phonofilm-Test", name) }

func within(t *testing.T) context.Context {
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Minute)
	t.Cleanup(cancel)
	return ctx
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func params() openai.VideoNewParams {
	return openai.VideoNewParams{Model: "vidB-2", Prompt: "a paper boat in the rain", Seconds: "4", Size: "480x480"}
}

// create makes a video and polls it to its end with the words that the helpers of the libraries know.
func create(t *testing.T, options ...option.RequestOption) *openai.Video {
	t.Helper()
	ctx := within(t)
	video, err := client.Videos.New(ctx, params(), options...)
	must(t, err)
	for video.Status != "completed" && video.Status != "failed" {
		var response *http.Response
		video, err = client.Videos.Get(ctx, video.ID,
			option.WithHeader("X-Stainless-Poll-Helper", "true"), option.WithResponseInto(&response))
		must(t, err)
		if response.Header.Get("openai-poll-after-ms") == "" {
			t.Fatal("no openai-poll-after-ms")
		}
		time.Sleep(50 * time.Millisecond)
	}
	return video
}

func ids(t *testing.T) []string {
	t.Helper()
	var found []string
	pages := client.Videos.ListAutoPaging(within(t), openai.VideoListParams{Limit: openai.Int(100)})
	for pages.Next() {
		found = append(found, pages.Current().ID)
	}
	must(t, pages.Err())
	return found
}

func TestAVideoIsMadeAndDownloaded(t *testing.T) {
	video := create(t)
	if video.Status != "completed" || video.Progress != 100 || video.Model != "vidB-2" || video.Seconds != "4" {
		t.Fatalf("%s", video.RawJSON())
	}
	content, err := client.Videos.DownloadContent(within(t), video.ID, openai.VideoDownloadContentParams{})
	must(t, err)
	defer content.Body.Close()
	file, err := io.ReadAll(content.Body)
	must(t, err)
	if string(file[4:8]) != "ftyp" {
		t.Fatalf("%q is no MP4", file[:12])
	}
}

func TestAVideoThatFailsSaysWhy(t *testing.T) {
	video := create(t, outcome("fail:upstream_error@70%"))
	if video.Status != "failed" || video.Error.Code != "upstream_error" || video.Error.Message == "" {
		t.Fatalf("%s", video.RawJSON())
	}
}

func TestAVideoIsRemixedListedAndDeleted(t *testing.T) {
	ctx := within(t)
	source := create(t)
	remix, err := client.Videos.Remix(ctx, source.ID, openai.VideoRemixParams{Prompt: "at night"})
	must(t, err)
	if found := ids(t); found[0] != remix.ID || found[1] != source.ID {
		t.Fatalf("%v", found[:2])
	}
	deleted, err := client.Videos.Delete(ctx, source.ID)
	must(t, err)
	if !deleted.Deleted {
		t.Fatal(deleted.RawJSON())
	}
	assertRefused(t, second(client.Videos.Get(ctx, source.ID)), 404, "task_not_found")
}

func TestAnIdempotencyKeyMakesOneVideoOfARequestWhoseAnswerWasLost(t *testing.T) {
	lossy := openai.NewClient(option.WithBaseURL(os.Getenv("FORGETFUL_BASE_URL")), option.WithMaxRetries(2))
	before := len(ids(t))
	name := fmt.Sprintf("go-%d", time.Now().UnixNano())
	video, err := lossy.Videos.New(within(t), params(),
		option.WithHeader("Idempotency-Key", name), option.WithHeader("X-Forget", name+" 2"))
	must(t, err)
	if after := ids(t); len(after) != before+1 || after[0] != video.ID {
		t.Fatalf("%d videos of one", len(after)-before)
	}
}

func TestALongPollIsAnsweredWhenTheVideoHasEnded(t *testing.T) {
	ctx := within(t)
	var task struct{ ID, Status string }
	order := map[string]any{"model": "vidA3.1", "prompt": "a fox in the snow"}
	must(t, client.Post(ctx, "video/create", order, &task, outcome("slow:2s")))
	for task.Status != "completed" && task.Status != "failed" {
		must(t, client.Get(ctx, "video/query", nil, &task, option.WithQuery("id", task.ID), option.WithQuery("wait", "20")))
	}
	if task.Status != "completed" {
		t.Fatal(task)
	}
}

func second[Value any](_ Value, err error) error { return err }

func assertRefused(t *testing.T, err error, status int, code string) {
	t.Helper()
	var refusal *openai.Error
	if !errors.As(err, &refusal) {
		t.Fatalf("%v is no refusal", err)
	}
	if refusal.StatusCode != status || refusal.Code != code || refusal.Message == "" {
		t.Fatalf("%d %s, not %d %s", refusal.StatusCode, refusal.RawJSON(), status, code)
	}
}

func TestRefusalsHaveTheirStatusAndTheirCode(t *testing.T) {
	for code, status := range map[string]int{
		"content_policy_violation": 400, "invalid_api_key": 401, "quota_exceeded": 402, "model_access_denied": 403,
		"model_not_found": 404, "rate_limit_exceeded": 429, "internal_error": 500, "upstream_error": 502, "model_overloaded": 503,
	} {
		_, err := client.Videos.New(within(t), params(), outcome(code), option.WithMaxRetries(0))
		assertRefused(t, err, status, code)
	}
}

func speak(t *testing.T, format string) []byte {
	t.Helper()
	answer, err := client.Audio.Speech.New(within(t), openai.AudioSpeechNewParams{
		Model: voice, Input: "The train leaves at nine.", ResponseFormat: openai.AudioSpeechNewParamsResponseFormat(format),
		Voice: openai.AudioSpeechNewParamsVoiceUnion{OfString: openai.String("nova")},
	})
	must(t, err)
	defer answer.Body.Close()
	sound, err := io.ReadAll(answer.Body)
	must(t, err)
	return sound
}

func TestSpeechIsMadeInEveryFormat(t *testing.T) {
	for _, format := range []string{"mp3", "opus", "aac", "flac", "wav", "pcm"} {
		if sound := speak(t, format); len(sound) < 1000 {
			t.Fatalf("%d bytes of %s", len(sound), format)
		}
	}
}

func TestARecordingIsTranscribedWholeAndAsEvents(t *testing.T) {
	recording := speak(t, "wav")
	params := func(model string) openai.AudioTranscriptionNewParams {
		file := openai.File(bytes.NewReader(recording), "hello.wav", "audio/wav")
		return openai.AudioTranscriptionNewParams{Model: model, File: file}
	}
	heard, err := client.Audio.Transcriptions.New(within(t), params("asr-1"))
	must(t, err)
	if heard.Text != "The train leaves at nine." {
		t.Fatal(heard.RawJSON())
	}
	verbose := params("asr-1")
	verbose.ResponseFormat = "verbose_json"
	heard, err = client.Audio.Transcriptions.New(within(t), verbose)
	must(t, err)
	if whole := heard.AsTranscriptionVerbose(); whole.Language != "english" || len(whole.Segments) == 0 {
		t.Fatal(heard.RawJSON())
	}
	stream := client.Audio.Transcriptions.NewStreaming(within(t), params("chat-4o-transcribe"))
	text := ""
	for stream.Next() {
		if event := stream.Current(); event.Type == "transcript.text.done" {
			text = event.Text
		}
	}
	must(t, stream.Err())
	if text != "The train leaves at nine." {
		t.Fatal(text)
	}
}

func question(model string) openai.ChatCompletionNewParams {
	messages := []openai.ChatCompletionMessageParamUnion{openai.UserMessage("Say good evening.")}
	return openai.ChatCompletionNewParams{Model: model, Messages: messages}
}

func TestAReplyIsTheSameWholeAndStreamed(t *testing.T) {
	reply, err := client.Chat.Completions.New(within(t), question(chatModel))
	must(t, err)
	if !strings.Contains(reply.Choices[0].Message.Content, "Say good evening.") || reply.Usage.TotalTokens == 0 {
		t.Fatal(reply.RawJSON())
	}
	streamed := question(chatModel)
	streamed.StreamOptions.IncludeUsage = openai.Bool(true)
	stream := client.Chat.Completions.NewStreaming(within(t), streamed)
	var whole openai.ChatCompletionAccumulator
	for stream.Next() {
		if !whole.AddChunk(stream.Current()) {
			t.Fatal("a chunk of another reply")
		}
	}
	must(t, stream.Err())
	if whole.Choices[0].Message.Content != reply.Choices[0].Message.Content || whole.Usage.TotalTokens != reply.Usage.TotalTokens {
		t.Fatalf("%q, %d tokens", whole.Choices[0].Message.Content, whole.Usage.TotalTokens)
	}
}

func TestAVideoIsMadeThroughAChat(t *testing.T) {
	stream := client.Chat.Completions.NewStreaming(within(t), question("vidB-2"))
	last := ""
	for stream.Next() {
		last = stream.Current().Choices[0].Delta.Content
	}
	must(t, stream.Err())
	if !strings.HasPrefix(last, "video_url: http") {
		t.Fatal(last)
	}
}

func TestModelsAreListed(t *testing.T) {
	page, err := client.Models.List(within(t))
	must(t, err)
	if len(page.Data) < 10 {
		t.Fatal(page.RawJSON())
	}
}
