/** A link by which somebody shows a video to others, without a key, until it ends or is deleted. Its id is what opens it. */
export interface VideoLink {
  readonly id: string;
  readonly taskId: string;
  readonly accountId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}
