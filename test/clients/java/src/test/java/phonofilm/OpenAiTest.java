package phonofilm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.openai.client.OpenAIClient;
import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.core.MultipartField;
import com.openai.core.http.HttpResponse;
import com.openai.core.http.StreamResponse;
import com.openai.errors.NotFoundException;
import com.openai.errors.OpenAIServiceException;
import com.openai.models.audio.speech.SpeechCreateParams;
import com.openai.models.audio.transcriptions.TranscriptionCreateParams;
import com.openai.models.chat.completions.ChatCompletionChunk;
import com.openai.models.chat.completions.ChatCompletionCreateParams;
import com.openai.models.videos.Video;
import com.openai.models.videos.VideoCreateParams;
import com.openai.models.videos.VideoRemixParams;
import com.openai.models.videos.VideoRetrieveParams;
import com.openai.models.videos.VideoSeconds;
import com.openai.models.videos.VideoSize;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The official openai library for Java, against a running service. */
class OpenAiTest {
  private static final String CHAT = "chat-4o-audio-preview";
  private static final String VOICE = "chat-4o-mini-tts-2025-12-15";

  /** OPENAI_BASE_URL and OPENAI_API_KEY are in the environment. */
  private final OpenAIClient client = OpenAIOkHttpClient.fromEnv();
  private final OpenAIClient once = client.withOptions(options -> options.maxRetries(0));

  private static VideoCreateParams.Builder params() {
    return VideoCreateParams.builder()
        .model("vidB-2")
        .prompt("a paper boat in the rain")
        .seconds(VideoSeconds.of("4"))
        .size(VideoSize.of("480x480"));
  }

  private Video finished(Video video) throws InterruptedException {
    while (!video.status().equals(Video.Status.COMPLETED) && !video.status().equals(Video.Status.FAILED)) {
      Thread.sleep(100);
      video = client.videos().retrieve(
          VideoRetrieveParams.builder().videoId(video.id()).putAdditionalHeader("X-Stainless-Poll-Helper", "true").build());
    }
    return video;
  }

  private static byte[] bytesOf(HttpResponse response) throws Exception {
    try (response; InputStream body = response.body()) {
      return body.readAllBytes();
    }
  }

  @Test
  void aVideoIsMadeDownloadedRemixedAndDeleted() throws Exception {
    Video video = finished(client.videos().create(params().build()));
    assertEquals(Video.Status.COMPLETED, video.status());
    assertEquals(100, video.progress());
    byte[] bytes = bytesOf(client.videos().downloadContent(video.id()));
    assertEquals("ftyp", new String(bytes, 4, 4, StandardCharsets.US_ASCII));
    Video remix = client.videos().remix(VideoRemixParams.builder().videoId(video.id()).prompt("at night").build());
    assertEquals(Video.Status.COMPLETED, finished(remix).status());
    assertEquals(remix.id(), client.videos().list().data().get(0).id());
    assertTrue(client.videos().delete(video.id()).deleted());
    assertEquals("task_not_found",
        assertThrows(NotFoundException.class, () -> client.videos().retrieve(video.id())).code().orElse(""));
  }

  @Test
  void aVideoThatFailsSaysWhy() throws Exception {
    Video video = finished(client.videos().create(params().putAdditionalHeader("Phonofilm-Test", "fail:upstream_error@70%").build()));
    assertEquals(Video.Status.FAILED, video.status());
    assertEquals("upstream_error", video.error().orElseThrow().code());
  }

  @Test
  void anIdempotencyKeyMakesOneVideoOfARequestWhoseAnswerWasLost() {
    OpenAIClient lossy = OpenAIOkHttpClient.builder().fromEnv().baseUrl(System.getenv("FORGETFUL_BASE_URL")).maxRetries(2).build();
    String name = "java-" + System.nanoTime();
    String before = client.videos().create(params().build()).id();
    String made = lossy.videos().create(
        params().putAdditionalHeader("Idempotency-Key", name).putAdditionalHeader("X-Forget", name + " 2").build()).id();
    assertEquals(made, client.videos().list().data().get(0).id());
    assertEquals(before, client.videos().list().data().get(1).id());
  }

  @Test
  void refusalsHaveTheirStatusAndTheirCode() {
    Map<String, Integer> refusals = Map.of(
        "content_policy_violation", 400, "invalid_api_key", 401, "quota_exceeded", 402, "model_access_denied", 403,
        "model_not_found", 404, "rate_limit_exceeded", 429, "internal_error", 500, "upstream_error", 502, "model_overloaded", 503);
    refusals.forEach((code, status) -> {
      OpenAIServiceException refusal = assertThrows(OpenAIServiceException.class,
          () -> once.videos().create(params().putAdditionalHeader("Phonofilm-Test", code).build()));
      assertEquals(status, refusal.statusCode());
      assertEquals(code, refusal.code().orElse(""));
    });
  }

  @Test
  void whatIsSpokenIsHeard() throws Exception {
    byte[] speech = bytesOf(client.audio().speech().create(SpeechCreateParams.builder()
        .model(VOICE).voice("nova").input("The train leaves at nine.")
        .responseFormat(SpeechCreateParams.ResponseFormat.WAV).build()));
    MultipartField<InputStream> file = MultipartField.<InputStream>builder()
        .value(new ByteArrayInputStream(speech)).filename("hello.wav").contentType("audio/wav").build();
    String text = client.audio().transcriptions().create(
        TranscriptionCreateParams.builder().model("asr-1").file(file).build()).asTranscription().text();
    assertEquals("The train leaves at nine.", text);
  }

  private static ChatCompletionCreateParams question(String model) {
    return ChatCompletionCreateParams.builder().model(model).addUserMessage("Say good evening.").build();
  }

  private String streamed(String model) {
    try (StreamResponse<ChatCompletionChunk> stream = client.chat().completions().createStreaming(question(model))) {
      return stream.stream().flatMap(chunk -> chunk.choices().stream())
          .map(choice -> choice.delta().content().orElse("")).collect(Collectors.joining("\n"));
    }
  }

  @Test
  void aReplyIsTheSameWholeAndStreamed() {
    String whole = client.chat().completions().create(question(CHAT)).choices().get(0).message().content().orElseThrow();
    assertTrue(whole.contains("Say good evening."), whole);
    assertEquals(whole, streamed(CHAT).replace("\n", ""));
  }

  @Test
  void aVideoIsMadeThroughAChat() {
    assertTrue(streamed("vidB-2").contains("video_url: http"));
  }
}
