"""Trains the parser: a biaffine dependency parser (after Dozat and Manning) on a treebank, word vectors and prompts with
known trees (`prompts.py`). Needs PyTorch, onnx and onnxruntime; about ten minutes on one GPU, and no GPU afterwards.

    DATA=folder OUT=folder python3 train.py

DATA has what is not part of the project: data.json.gz (UD English EWT: {train, dev, test} of sentences of rows
[form, tag, head, label, lemma]), emb.words.json.gz and emb.i8 (GloVe, 100 numbers a word, times 3/127).
OUT receives the files of `weights/`.
"""
import glob
import gzip
import json
import multiprocessing
import os
import random
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

import prompts

SEED = int(os.environ.get('SEED', 0))
#: How many prompts of the generator there are, and are seen in each round.
MADE, PROMPTS = 100000, int(os.environ.get('PROMPTS', 12000))
#: How many sentences that a teacher has parsed (`teacher.py`) are seen in each round, where DATA has them.
TAUGHT = int(os.environ.get('TAUGHT', 25000))
#: Of a taught word whose head and label the teacher was less sure of than this, nothing is learned but its tag.
SURE = 0.5
WORDS = 40000
#: Training lasts so many seconds: the rate of learning falls over them.
SECONDS = int(os.environ.get('SECONDS_TO_TRAIN', 540))
MAX_CHARACTERS = 16
HIDDEN, LAYERS, ARC, LABEL = 400, 3, 256, 96
BATCH_WORDS = 5000
WORKERS = 12
#: Of the average of the weights over the last steps, which is better than any of them.
KEEP = 0.999
OUT, DATA = os.environ['OUT'], os.environ['DATA']
torch.manual_seed(SEED)
random.seed(SEED)
np.random.seed(SEED)
device = 'cuda'

data = json.load(gzip.open(DATA + '/data.json.gz'))
vector_words = json.load(gzip.open(DATA + '/emb.words.json.gz'))[:WORDS]
vectors = np.fromfile(DATA + '/emb.i8', dtype=np.int8).reshape(-1, 100)[:WORDS].astype(np.float32) * (3.0 / 127)
train = [sentence for sentence in data['train'] if len(sentence) <= 90]
held_prompts = [prompts.prompt() for _ in range(800)]


def some_prompts(seed):
    random.seed(seed)
    return [prompts.prompt() for _ in range(MADE // 50)]


with multiprocessing.Pool(WORKERS) as pool:
    made = [sentence for some in pool.map(some_prompts, range(SEED * 50 + 1, SEED * 50 + 51), 1) for sentence in some]
taught = [sentence for path in glob.glob(DATA + '/labelled*.json.gz') for sentence in json.load(gzip.open(path))]

# Rows 0 and 1 of the table: nothing, and a word that it does not have.
row_of = {word: row + 2 for row, word in enumerate(vector_words)}
counts = {}
for sentence in train:
    for row in sentence:
        counts[row[0].lower()] = counts.get(row[0].lower(), 0) + 1
for word, count in counts.items():
    if count >= 3 and word not in row_of:
        row_of[word] = len(row_of) + 2
table = np.random.randn(len(row_of) + 2, 100).astype(np.float32) * 0.1
table[2:2 + len(vector_words)] = vectors
table[0] = 0
characters = ['<p>', '<u>'] + [c for c in sorted({c for s in train for row in s for c in row[0]}) if ord(c) < 0x250]
character_of = {c: i for i, c in enumerate(characters)}
tags = sorted({row[1] for s in train for row in s})
tag_of = {tag: i for i, tag in enumerate(tags)}
labels = sorted({row[3] for s in train for row in s})
label_of = {label: i for i, label in enumerate(labels)}


def spelling(word):
    shown = word if len(word) <= MAX_CHARACTERS else word[:8] + word[-8:]
    return ([character_of.get(c, 1) for c in shown] + [0] * MAX_CHARACTERS)[:MAX_CHARACTERS]


def encode(sentence):
    return (
        [1] + [row_of.get(row[0].lower(), 1) for row in sentence],
        [[0] * MAX_CHARACTERS] + [spelling(row[0]) for row in sentence],
        [-100] + [tag_of.get(row[1], -100) for row in sentence],
        [-100] + [row[2] for row in sentence],
        [-100] + [label_of.get(row[3], -100) for row in sentence],
    )


def encode_taught(sentence):
    """Rows of a teacher, whose fifth part is how sure it was."""
    words, spelt, tagged, heads, named = encode(sentence)
    unsure = [True] + [row[4] < SURE for row in sentence]
    return words, spelt, tagged, [-100 if u else h for u, h in zip(unsure, heads)], [-100 if u else l for u, l in zip(unsure, named)]


def vary(sentence):
    """Prompts are often written without capitals and without a final stop: both are learned."""
    sentence = [list(row) for row in sentence]
    if random.random() < 0.5:
        for row in sentence:
            row[0] = row[0].lower()
    while len(sentence) > 3 and sentence[-1][0] in '.!?' and random.random() < 0.5 and not any(row[2] == len(sentence) for row in sentence):
        sentence.pop()
    return sentence


def tensors(batch):
    longest = max(len(one[0]) for one in batch)
    w = torch.zeros(len(batch), longest, dtype=torch.long)
    c = torch.zeros(len(batch), longest, MAX_CHARACTERS, dtype=torch.long)
    gold = [torch.full((len(batch), longest), -100) for _ in range(3)]
    mask = torch.zeros(len(batch), longest, dtype=torch.bool)
    for i, (word, spelt, *answers) in enumerate(batch):
        k = len(word)
        w[i, :k] = torch.tensor(word)
        c[i, :k] = torch.tensor(spelt)
        mask[i, :k] = True
        for target, answer in zip(gold, answers):
            target[i, :k] = torch.tensor(answer)
    return [w, c, *gold, mask]


def batches(sentences, shuffled):
    ordered = sorted(sentences, key=lambda one: len(one) + (random.random() * 4 if shuffled else 0))
    out, current = [], []
    for one in ordered:
        if current and (len(current) + 1) * (len(one) + 1) > BATCH_WORDS:
            out.append(current)
            current = []
        current.append(one)
    out.append(current)
    if shuffled:
        random.shuffle(out)
    return out


class Lessons(torch.utils.data.Dataset):
    """The batches of a round, made ready by other processes while the GPU works."""

    def __init__(self):
        sentences = train + random.sample(taught, min(TAUGHT, len(taught))) + random.sample(made, PROMPTS)
        self.batches = batches(sentences, True)

    def __len__(self):
        return len(self.batches)

    def __getitem__(self, index):
        return tensors([encode_taught(vary(s)) if isinstance(s[0][4], float) else encode(vary(s)) for s in self.batches[index]])

    def loaded(self):
        return torch.utils.data.DataLoader(self, batch_size=None, num_workers=WORKERS, pin_memory=True, worker_init_fn=lambda _: random.seed(torch.initial_seed()))


class Parser(nn.Module):
    def __init__(self):
        super().__init__()
        self.given = nn.Embedding(len(table), 100, padding_idx=0)
        self.given.weight.data = torch.tensor(table)
        self.learned = nn.Embedding(len(table), 64, padding_idx=0)
        nn.init.zeros_(self.learned.weight)
        self.letters = nn.Embedding(len(characters), 32, padding_idx=0)
        self.spelling = nn.ModuleList([nn.Conv1d(32, 48, width, padding=width // 2) for width in (3, 5)])
        self.lstm = nn.LSTM(100 + 64 + 96, HIDDEN, LAYERS, bidirectional=True, batch_first=True, dropout=0.33)

        def layer(size):
            return nn.Sequential(nn.Linear(2 * HIDDEN, size), nn.LeakyReLU(0.1))

        self.arc_head, self.arc_word, self.label_head, self.label_word = layer(ARC), layer(ARC), layer(LABEL), layer(LABEL)
        self.arc = nn.Parameter(torch.randn(ARC + 1, ARC) * 0.02)
        self.label = nn.Parameter(torch.randn(len(labels), LABEL + 1, LABEL + 1) * 0.02)
        self.tag = nn.Sequential(nn.Linear(2 * HIDDEN, 128), nn.LeakyReLU(0.1), nn.Linear(128, len(tags)))
        self.drop = nn.Dropout(0.33)

    def spelt(self, c):
        size, count, letters = c.shape
        seen = self.letters(c.view(size * count, letters)).transpose(1, 2)
        return torch.cat([convolution(seen).max(2).values for convolution in self.spelling], 1).view(size, count, 96)

    def forward(self, w, c):
        words, spelt = torch.cat([self.given(w), self.learned(w)], 2), self.spelt(c)
        if self.training:
            words = words * (torch.rand(*w.shape, 1, device=w.device) > 0.2).float()
            spelt = spelt * (torch.rand(*w.shape, 1, device=w.device) > 0.1).float()
        x, _ = self.lstm(self.drop(torch.cat([words, spelt], 2)))
        return self.judge(self.drop(x))

    def judge(self, x):
        def one(t):
            return torch.cat([t, torch.ones_like(t[..., :1])], -1)

        arc = torch.matmul(torch.matmul(one(self.drop(self.arc_word(x))), self.arc), self.drop(self.arc_head(x)).transpose(1, 2))
        word, head = one(self.drop(self.label_word(x))), one(self.drop(self.label_head(x)))
        label = torch.matmul(torch.matmul(word[:, None], self.label[None]), head[:, None].transpose(2, 3))
        return self.tag(x), arc, label


class Shipped(nn.Module):
    """The same with the vectors from outside: their table is a file of its own."""

    def __init__(self, parser):
        super().__init__()
        self.parser = parser

    def forward(self, words, c):
        x, _ = self.parser.lstm(torch.cat([words, self.parser.spelt(c)], 2))
        return self.parser.judge(x)


@torch.no_grad()
def score(model, sentences):
    """Tags, heads and labelled heads that are right, of a hundred; each word by its own best head."""
    model.eval()
    total = right_tags = right_heads = right_labels = 0
    for batch in batches(sentences, False):
        w, c, p, h, l, mask = (each.to(device) for each in tensors([encode(sentence) for sentence in batch]))
        tag, arc, label = model(w, c)
        arc = arc.masked_fill(~mask[:, None, :], -1e9).masked_fill(torch.eye(w.shape[1], dtype=torch.bool, device=device), -1e9)
        heads = arc.argmax(-1)
        chosen = label.permute(0, 2, 3, 1).gather(2, heads[:, :, None, None].expand(-1, -1, 1, len(labels))).squeeze(2).argmax(-1)
        known = h >= 0
        total += int(known.sum())
        right_tags += int(((tag.argmax(-1) == p) & known).sum())
        right_heads += int(((heads == h) & known).sum())
        right_labels += int(((heads == h) & (chosen == l) & known).sum())
    model.train()
    return tuple(round(100 * right / total, 2) for right in (right_tags, right_heads, right_labels))


model = Parser().to(device)
average = torch.optim.swa_utils.AveragedModel(model, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(KEEP))
optimiser = torch.optim.AdamW(model.parameters(), lr=2e-3, betas=(0.9, 0.95), weight_decay=1e-4)
started, epoch = time.time(), 0
while time.time() - started < SECONDS:
    epoch += 1
    for batch in Lessons().loaded():
        part = (time.time() - started) / SECONDS
        if part > 1:
            break
        for group in optimiser.param_groups:
            group['lr'] = 3e-3 * min(1, part / 0.1) * (0.01 + 0.99 * min(1, 1.1 * (1 - part)))
        w, c, p, h, l, mask = (each.to(device, non_blocking=True) for each in batch)
        tag, arc, label = model(w, c)
        arc = arc.masked_fill(~mask[:, None, :], -1e9)
        chosen = label.permute(0, 2, 3, 1).gather(2, h.clamp(min=0)[:, :, None, None].expand(-1, -1, 1, len(labels))).squeeze(2)
        loss = F.cross_entropy(arc.flatten(0, 1), h.flatten()) + F.cross_entropy(chosen.flatten(0, 1), l.flatten()) + 0.5 * F.cross_entropy(tag.flatten(0, 1), p.flatten())
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 5.0)
        optimiser.step()
        average.update_parameters(model)
    if epoch % 8 == 0 or time.time() - started > SECONDS:
        print(epoch, 'dev', score(average.module, data['dev']), 'prompts', score(average.module, held_prompts), round(time.time() - started), 's', flush=True)
model = average.module.eval()
small = [[[row[0].lower(), *row[1:]] for row in s] for s in data['test']]
print('test', score(model, data['test']), 'in small letters', score(model, small), flush=True)

model = model.cpu().eval()
os.makedirs(OUT, exist_ok=True)
torch.onnx.export(
    Shipped(model).eval(), (torch.randn(1, 9, 164), torch.randint(1, 20, (1, 9, MAX_CHARACTERS))), OUT + '/parser.onnx',
    input_names=['vectors', 'characters'], output_names=['tags', 'arcs', 'labels'],
    dynamic_axes={'vectors': {1: 'n'}, 'characters': {1: 'n'}, 'tags': {1: 'n'}, 'arcs': {1: 'n', 2: 'n'}, 'labels': {2: 'n', 3: 'n'}},
    opset_version=17, dynamo=False,
)
shipped = torch.cat([model.given.weight, model.learned.weight], 1).detach().numpy()
scales = np.abs(shipped).max(1, keepdims=True) / 127 + 1e-9
np.round(shipped / scales).astype(np.int8).tofile(OUT + '/vectors.i8')
scales.astype(np.float32).tofile(OUT + '/scales.f32')
names = [''] * (len(row_of) + 2)
for word, row in row_of.items():
    names[row] = word
with gzip.open(OUT + '/meta.json.gz', 'wt') as file:
    file.write(json.dumps({'words': names, 'characters': characters, 'tags': tags, 'labels': labels, 'maxCharacters': MAX_CHARACTERS}))
from onnxruntime.quantization import QuantType, quantize_dynamic  # noqa: E402

quantize_dynamic(OUT + '/parser.onnx', OUT + '/parser.int8.onnx', weight_type=QuantType.QInt8)
os.remove(OUT + '/parser.onnx')
print({name: os.path.getsize(OUT + '/' + name) for name in os.listdir(OUT)}, flush=True)
