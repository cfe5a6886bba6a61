"""The language model that teaches: TinyLlama 1.1B from the GGUF file that the service has for chat (`MODEL`), and how it cuts
words into pieces. Needs the packages torch, transformers and gguf.
"""
import os
from concurrent.futures import ProcessPoolExecutor

import numpy as np
import torch
from gguf import GGUFReader
from gguf.quants import dequantize

MODEL = os.environ['MODEL']
PARTS = {
    'attn_norm': 'input_layernorm', 'ffn_norm': 'post_attention_layernorm', 'ffn_down': 'mlp.down_proj', 'ffn_gate': 'mlp.gate_proj',
    'ffn_up': 'mlp.up_proj', 'attn_k': 'self_attn.k_proj', 'attn_q': 'self_attn.q_proj', 'attn_v': 'self_attn.v_proj',
    'attn_output': 'self_attn.o_proj',
}
WHOLE = {'token_embd.weight': 'model.embed_tokens.weight', 'output.weight': 'lm_head.weight', 'output_norm.weight': 'model.norm.weight'}
HEADS = {'attn_q': 32, 'attn_k': 4}
NEWLINE, START, END = 13, 1, 2


def one(name):
    tensor = next(t for t in GGUFReader(MODEL).tensors if t.name == name)
    data = tensor.data if tensor.tensor_type.name == 'F32' else dequantize(tensor.data, tensor.tensor_type)
    part = name.split('.')[2] if name.startswith('blk.') else ''
    if part in HEADS:  # The file has the two halves of every head interleaved.
        data = data.reshape(HEADS[part], 32, 2, 2048).swapaxes(1, 2).reshape(data.shape)
    return WHOLE.get(name) or f"model.layers.{name.split('.')[1]}.{PARTS[part]}.weight", np.ascontiguousarray(data, np.float32)


def open_model():
    from transformers import LlamaConfig, LlamaForCausalLM

    model = LlamaForCausalLM(LlamaConfig(
        vocab_size=32000, hidden_size=2048, intermediate_size=5632, num_hidden_layers=22, num_attention_heads=32,
        num_key_value_heads=4, max_position_embeddings=2048, rms_norm_eps=1e-5, rope_theta=10000.0,
        bos_token_id=START, eos_token_id=END, pad_token_id=END, tie_word_embeddings=False,
    ))
    names = [tensor.name for tensor in GGUFReader(MODEL).tensors]
    with ProcessPoolExecutor() as pool:
        model.load_state_dict({name: torch.from_numpy(data) for name, data in pool.map(one, names, chunksize=4)})
    return model


class Pieces:
    """Words as the model cuts them: neighbours whose union scores highest are joined until none can be."""

    def __init__(self):
        fields = GGUFReader(MODEL).fields
        tokens, scores = fields['tokenizer.ggml.tokens'], fields['tokenizer.ggml.scores']
        self.tokens = [bytes(tokens.parts[i]).decode() for i in tokens.data]
        self.score = {token: float(scores.parts[i][0]) for token, i in zip(self.tokens, scores.data)}
        self.id = {token: i for i, token in enumerate(self.tokens)}
        self.known = {}

    def of(self, word):
        """The numbers of a word's pieces, with the space before it."""
        if word not in self.known:
            parts = list('▁' + word)
            while pairs := [(self.score[a + b], -i) for i, (a, b) in enumerate(zip(parts, parts[1:])) if a + b in self.score]:
                i = -max(pairs)[1]
                parts[i:i + 2] = [parts[i] + parts[i + 1]]
            self.known[word] = [i for part in parts for i in ([self.id[part]] if part in self.id else [self.id[f'<0x{b:02X}>'] for b in part.encode()])]
        return self.known[word]

    def of_text(self, text):
        lines = [[piece for word in line.split() for piece in self.of(word)] for line in text.split('\n')]
        return [piece for number, line in enumerate(lines) for piece in ([NEWLINE] * (number > 0) + line)]

    def text(self, numbers):
        return ''.join(self.tokens[i] for i in numbers if i > END).replace('▁', ' ').replace('<0x0A>', '\n')
